import pLimit from 'p-limit';
import { headersOf, onHost } from '../../model/projections/pages/site-rules';
import { type Answer, ask, type HostRequest } from './ask';
import type { BuiltSite } from './built-site';
import { type Ask, type Expected, promises, type Promised } from './promises';
import { counted } from '../../words/counted';

export interface Kept {
  promise: Promised;
  /** How many requests it took. */
  asked: number;
  /** What is not kept: request, what was expected, what was found. */
  problems: readonly string[];
  /** What is kept, but less well. */
  lesser: readonly string[];
}

const MOST_AT_A_TIME = 8;
const MOST_STEPS = 3;

/**
 * Holds a host to the table of promises.
 *
 * @param base address of the site, with a slash at its end
 * @throws NoAnswerError if it cannot be asked
 */
export async function checkPromises(
  base: URL,
  site: BuiltSite,
  table: readonly Promised[] = promises,
): Promise<Kept[]> {
  const limit = pLimit(MOST_AT_A_TIME);
  const answers = new Map<string, Promise<Answer>>();
  const asker: Asker = {
    site,
    base,
    ask: (url, request) => {
      // Several promises look at the same answers.
      const key = JSON.stringify([url.href, request.method, request.headers]);
      const known = answers.get(key) ?? limit(() => ask(url, request));
      answers.set(key, known);
      return known;
    },
  };
  return Promise.all(
    table.map(async (promise) => {
      const asks = promise.asks(site);
      const found = await Promise.all(asks.map((each) => judge(each, asker)));
      return {
        promise,
        asked: asks.length,
        problems: found.flatMap(({ problem }) => problem ?? []),
        lesser: [...new Set(found.flatMap(({ lesser }) => lesser ?? []))],
      };
    }),
  );
}

interface Asker {
  site: BuiltSite;
  base: URL;
  ask: (url: URL, request: HostRequest) => Promise<Answer>;
}

async function judge(asked: Ask, asker: Asker): Promise<{ problem?: string; lesser?: string }> {
  const { address, method = 'GET', again, expected } = asked;
  const url = new URL(onHost(asker.site.rules, address), asker.base);
  let headers = asked.headers;
  if (again) headers = { ...headers, ...validators(await asker.ask(url, { method, headers })) };
  const answer = await asker.ask(url, { method, headers });
  const faults: string[] = [];
  for (const each of expected) {
    const fault = await faultOf(answer, each, asked, asker);
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

/** @returns what is wrong with an answer, in a sentence; nothing if it is as expected */
async function faultOf(answer: Answer, expected: Expected, asked: Ask, asker: Asker): Promise<string | undefined> {
  if (!expected.statuses.includes(answer.status))
    return `expected status ${expected.statuses.join(' or ')}, found ${answer.status}`;
  if (expected.leadsTo !== undefined) return leadsElsewhere(answer, expected, asked, asker);
  const faults = [
    faultOfBody(answer, expected, asker.site),
    faultOfType(answer, expected),
    faultOfCache(answer, expected),
    expected.unaltered && !answer.values('cache-control').join().includes('no-transform')
      ? `expected Cache-Control: no-transform, found ${answer.value('cache-control') ?? 'none'}`
      : undefined,
    expected.headers && faultOfHeaders(answer, asked, asker),
    expected.travels && faultOfTravel(answer, expected, asker.site),
    expected.vary && !answer.values('vary').join().toLowerCase().includes(expected.vary)
      ? `expected Vary: ${expected.vary}, found ${answer.value('vary') ?? 'none'}`
      : undefined,
  ];
  return faults.find((fault) => typeof fault === 'string');
}

async function leadsElsewhere(
  answer: Answer,
  { leadsTo = '', statuses }: Expected,
  { address, headers }: Ask,
  { site, base, ask: askAgain }: Asker,
): Promise<string | undefined> {
  const { search } = new URL(address, base);
  const wanted = new URL(onHost(site.rules, leadsTo) + search, base).href;
  let step = answer;
  for (let steps = 1; steps <= MOST_STEPS; steps += 1) {
    const location = step.value('location');
    if (location === undefined) return `expected Location: ${wanted}, found none`;
    const next = new URL(location, step.url);
    if (next.href === wanted) return undefined;
    if (next.origin !== base.origin) return `expected that it leads to ${wanted}, found ${next.href}`;
    step = await askAgain(next, { method: 'GET', headers });
    if (!statuses.includes(step.status)) return `expected that it leads to ${wanted}, found ${next.href}`;
  }
  return `expected that it leads to ${wanted}, found ${MOST_STEPS} redirects and no end`;
}

function faultOfBody(answer: Answer, { file, part, empty, without = [] }: Expected, site: BuiltSite) {
  if (empty)
    return answer.bytes.length === 0 ? undefined : `expected no body, found ${counted(answer.bytes.length, 'byte')}`;
  const told = without.find((text) => answer.body.includes(text));
  if (told !== undefined) return `it shows what must be hidden: ${JSON.stringify(told)}`;
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
  const isAskedAgain = /no-cache|no-store/.test(found) || (age === 0 && found.includes('must-revalidate'));
  if (cache === 'kept')
    return isKept ? undefined : `expected that it is kept for a year, found Cache-Control: ${found || 'none'}`;
  return isAskedAgain && !isKept
    ? undefined
    : `expected that browsers ask again, found Cache-Control: ${found || 'none'}`;
}

function faultOfHeaders(answer: Answer, { address }: Ask, { site, base }: Asker): string | undefined {
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

function faultOfTravel(answer: Answer, { travels, file = '' }: Expected, site: BuiltSite): string | undefined {
  const encoding = answer.value('content-encoding');
  if (travels === 'plain') return encoding === undefined ? undefined : `expected no encoding, found ${encoding}`;
  if (encoding !== 'br' && encoding !== 'gzip')
    return `expected that it travels compressed, found ${encoding ?? 'plain'}`;
  const most = Math.ceil(site.read(`${file}.gz`).length * 1.1);
  return answer.bytes.length <= most
    ? undefined
    : `expected at most ${most} bytes, found ${answer.bytes.length} (${encoding})`;
}
