import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../../server/from-this-machine';

/** Why a request isn't for this office: 421 Misdirected Request, with advice. */
export interface Misdirected {
  problem: string;
}

export interface OwnOrigin {
  /** The office's origin, as the browser shows it. */
  origin: string;
  /** Whether the browser is on another machine, or may be. */
  isOutside: boolean;
}

/**
 * Finds out as which origin a request has reached the office.
 *
 * @param officeOrigin `OFFICE_ORIGIN`
 */
export function originOf(request: FastifyRequest, officeOrigin: string | undefined): OwnOrigin | Misdirected {
  const { headers } = request;
  const { host = '' } = headers;
  if (officeOrigin !== undefined && host === new URL(officeOrigin).host) {
    const protocols = String(headers['x-forwarded-proto'] ?? '').split(',');
    if (protocols.every((each) => each.trim() === 'https')) return { origin: officeOrigin, isOutside: true };
    return { problem: `Open the office as ${officeOrigin}. Its proxy must send X-Forwarded-Proto: https` };
  }
  if (!isFromThisMachine(request) || !URL.canParse(`http://${host}`)) return { problem: adviceFor(host, officeOrigin) };
  return { origin: `http://${host}`, isOutside: false };
}

function adviceFor(host: string, officeOrigin: string | undefined): string {
  if (officeOrigin !== undefined)
    return (
      `Open the office as ${officeOrigin}. If you have: its proxy must pass on the Host that the browser sends, with its port, ` +
      'for example by “proxy_set_header Host $http_host;” in nginx.'
    );
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return `Open the office as http://localhost${port} on the computer that it runs on. To reach it through a proxy, set OFFICE_ORIGIN.`;
}

/**
 * Why a form isn't from a page of ours: `foreign`, or it has no origin and the browser doesn't say where it comes from, either. Foreign
 * pages can post here, but browsers then send their origin, or `null` for a sandboxed frame. Our own pages have the origin `null`, too, if a
 * proxy adds `Referrer-Policy: no-referrer`, so `Sec-Fetch-Site` decides:
 * https://fetch.spec.whatwg.org/#append-a-request-origin-header. `other origin`: the page is ours, but the browser knows it by another
 * origin than we do, because `OFFICE_ORIGIN` or the proxy's `Host` is wrong. We refuse it nevertheless: its links would lead elsewhere.
 */
export function problemOfSender(
  { headers }: FastifyRequest,
  origin: string,
): 'foreign' | 'no origin' | 'other origin' | undefined {
  const { origin: sender = 'null', 'sec-fetch-site': site = 'unknown' } = headers;
  if (site !== 'same-origin' && site !== 'unknown') return 'foreign';
  const isFromSamePage = site === 'same-origin';
  if (sender === origin) return undefined;
  if (sender !== 'null') return isFromSamePage ? 'other origin' : 'foreign';
  return isFromSamePage ? undefined : 'no origin';
}

/** @returns path of the page with the posted form, by its `Referer` */
export function pageOfForm({ headers }: FastifyRequest, origin: string): string | undefined {
  const { referer = '' } = headers;
  if (!URL.canParse(referer) || new URL(referer).origin !== origin) return undefined;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
