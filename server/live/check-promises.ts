import pLimit from 'p-limit';
import { headersOf, onHost } from '../../model/projections/pages/site-rules';
import type { BuiltSite } from './built-site';
import { type Answer, type HostRequest, sendRequest } from './host-request';
import type { Expected, ExpectedAnswer, HostPromise } from './promise';
import { promises } from './promises';
import { counted } from '../../words/counted';

export interface CheckedPromise {
  promise: HostPromise;
  asked: number;
  /** For each request with a wrong answer: what was expected, and what was found. */
  problems: readonly string[];
  /** Ways in which the host keeps the promise although another way would serve visitors better, for example “by a page”. */
  lesser: readonly string[];
}

const MAX_CONCURRENT = 8;
const MAX_REDIRECTS = 3;

/**
 * Checks whether a host keeps every promise.
 *
 * @param base address of the site, with a slash at its end
 * @throws NoAnswerError if it cannot be reached
 */
export async function checkPromises(base: URL, site: BuiltSite): Promise<CheckedPromise[]> {
  const limit = pLimit(MAX_CONCURRENT);
  const answers = new Map<string, Promise<Answer>>();
  const host: Host = {
    site,
    base,
    send: (url, request) => {
      // Send each request once, since several promises look at the same answer.
      const key = JSON.stringify([url.href, request.method, request.headers]);
      const answer = answers.get(key) ?? limit(() => sendRequest(url, request));
      answers.set(key, answer);
      return answer;
    },
  };
  return Promise.all(
    promises.map(async (promise) => {
      const requests = promise.requests(site);
      const found = await Promise.all(requests.map((each) => judge(each, host)));
      return {
        promise,
        asked: requests.length,
        problems: found.flatMap(({ problem }) => problem ?? []),
        lesser: [...new Set(found.flatMap(({ lesser }) => lesser ?? []))],
      };
    }),
  );
}

interface Host {
  site: BuiltSite;
  base: URL;
  send: (url: URL, request: HostRequest) => Promise<Answer>;
}

async function judge(request: ExpectedAnswer, host: Host): Promise<{ problem?: string; lesser?: string }> {
  const { address, method = 'GET', revalidates, expected } = request;
  const url = new URL(onHost(host.site.rules, address), host.base);
  let { headers } = request;
  if (revalidates) headers = { ...headers, ...validators(await host.send(url, { method, headers })) };
  const answer = await host.send(url, { method, headers });
  const faults: string[] = [];
  for (const each of expected) {
    const fault = await faultOf(answer, each, request, host);
    if (fault === undefined) return each.lesser === undefined ? {} : { lesser: each.lesser };
    faults.push(fault);
  }
  return { problem: `${method} ${url.pathname}${url.search}: ${faults[0]}` };
}

function validators(answer: Answer): Record<string, string> {
  const [etag, modified] = [answer.value('etag'), answer.value('last-modified')];
  if (etag !== undefined) return { 'if-none-match': etag };
  return modified === undefined ? {} : { 'if-modified-since': modified };
}

async function faultOf(
  answer: Answer,
  expected: Expected,
  request: ExpectedAnswer,
  host: Host,
): Promise<string | undefined> {
  if (!expected.statuses.includes(answer.status))
    return `expected status ${expected.statuses.join(' or ')}, found ${answer.status}`;
  if (expected.leadsTo !== undefined) return faultOfRedirect(answer, expected, request, host);
  const faults = [
    faultOfBody(answer, expected, host.site),
    faultOfType(answer, expected),
    faultOfCache(answer, expected),
    expected.isUnaltered && !answer.values('cache-control').join().includes('no-transform')
      ? `expected Cache-Control: no-transform, found ${answer.value('cache-control') ?? 'none'}`
      : undefined,
    expected.hasHeaders && faultOfHeaders(answer, request, host),
    expected.encoding && faultOfEncoding(answer, expected, host.site),
    expected.vary && !answer.values('vary').join().toLowerCase().includes(expected.vary)
      ? `expected Vary: ${expected.vary}, found ${answer.value('vary') ?? 'none'}`
      : undefined,
  ];
  return faults.find((fault) => typeof fault === 'string');
}

async function faultOfRedirect(
  answer: Answer,
  { leadsTo = '', statuses }: Expected,
  { address, headers }: ExpectedAnswer,
  { site, base, send }: Host,
): Promise<string | undefined> {
  const { search } = new URL(address, base);
  const wanted = new URL(onHost(site.rules, leadsTo) + search, base).href;
  let step = answer;
  for (let steps = 1; steps <= MAX_REDIRECTS; steps += 1) {
    const location = step.value('location');
    if (location === undefined) return `expected Location: ${wanted}, found none`;
    const next = new URL(location, step.url);
    if (next.href === wanted) return undefined;
    if (next.origin !== base.origin) return `expected a redirect to ${wanted}, found ${next.href}`;
    step = await send(next, { method: 'GET', headers });
    if (!statuses.includes(step.status)) return `expected a redirect to ${wanted}, found ${next.href}`;
  }
  return `expected a redirect to ${wanted}, found ${MAX_REDIRECTS} redirects and no end`;
}

function faultOfBody(answer: Answer, { file, part, isEmpty, without = [] }: Expected, site: BuiltSite) {
  if (isEmpty)
    return answer.bytes.length === 0 ? undefined : `expected no body, found ${counted(answer.bytes.length, 'byte')}`;
  const shown = without.find((text) => answer.body.includes(text));
  if (shown !== undefined) return `it shows what must be hidden: ${JSON.stringify(shown)}`;
  if (file === undefined) return undefined;
  const whole = site.read(file);
  const wanted = part ? whole.subarray(part[0], part[1] + 1) : whole;
  return answer.body.equals(wanted)
    ? undefined
    : `expected the ${wanted.length} bytes of build/client${file}, found ${answer.body.length} other bytes`;
}

function faultOfType(answer: Answer, { types }: Expected): string | undefined {
  if (!types) return undefined;
  const found = answer.values('content-type').join();
  const [type = '', ...parameters] = found.split(';').map((part) => part.trim().toLowerCase());
  if (!types.includes(type)) return `expected Content-Type: ${types.join(' or ')}, found ${found || 'none'}`;
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return type === 'text/html' && charset !== 'charset=utf-8'
    ? `expected Content-Type: ${type}; charset=utf-8, found ${found}`
    : undefined;
}

function faultOfCache(answer: Answer, { cache }: Expected): string | undefined {
  if (!cache) return undefined;
  const found = answer.values('cache-control').join(', ');
  const age = Number(/max-age=(\d+)/.exec(found)?.[1] ?? Number.NaN);
  const isKept = found.includes('immutable') && age >= 31_536_000;
  const isRevalidated = /no-cache|no-store/.test(found) || (age === 0 && found.includes('must-revalidate'));
  if (cache === 'kept')
    return isKept ? undefined : `expected that browsers keep it for a year, found Cache-Control: ${found || 'none'}`;
  return isRevalidated && !isKept
    ? undefined
    : `expected that browsers revalidate it, found Cache-Control: ${found || 'none'}`;
}

function faultOfHeaders(answer: Answer, { address }: ExpectedAnswer, { site, base }: Host): string | undefined {
  const isTls = base.protocol === 'https:';
  const { 'cache-control': _cache, ...wanted } = headersOf(site.rules, address, isTls);
  for (const [name, value] of Object.entries(wanted)) {
    const found = answer.values(name);
    if (found.length !== 1 || found[0] !== value)
      return `expected once ${name}: ${value}, found ${found.length === 0 ? 'none' : found.join(' and ')}`;
  }
  const once = ['cache-control', 'content-type', 'content-encoding', 'etag', 'location'];
  const twice = once.find((name) => answer.values(name).length > 1);
  return twice && `expected ${twice} once, found ${answer.values(twice).join(' and ')}`;
}

function faultOfEncoding(
  answer: Answer,
  { encoding: expected, file = '' }: Expected,
  site: BuiltSite,
): string | undefined {
  const encoding = answer.value('content-encoding');
  if (expected === 'plain') return encoding === undefined ? undefined : `expected no encoding, found ${encoding}`;
  if (encoding !== 'br' && encoding !== 'gzip') return `expected a compressed body, found ${encoding ?? 'plain'}`;
  const maxBytes = Math.ceil(site.read(`${file}.gz`).length * 1.1);
  return answer.bytes.length <= maxBytes
    ? undefined
    : `expected at most ${maxBytes} bytes, found ${answer.bytes.length} (${encoding})`;
}
