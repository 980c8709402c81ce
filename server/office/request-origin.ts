import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

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
export function originOf({ headers }: FastifyRequest, officeOrigin: string | undefined): OwnOrigin | Misdirected {
  const { host = '' } = headers;
  if (officeOrigin !== undefined && host === new URL(officeOrigin).host) {
    const protocols = String(headers['x-forwarded-proto'] ?? '').split(',');
    if (protocols.every((each) => each.trim() === 'https')) return { origin: officeOrigin, isOutside: true };
    return { problem: `Open the office as ${officeOrigin}. Its proxy must send X-Forwarded-Proto: https` };
  }
  if (!isLocal(headers)) return { problem: `Open the office as ${officeOrigin ?? 'http://localhost'}` };
  return { origin: `http://${host}`, isOutside: false };
}

/**
 * Whether a request comes from this machine, if we listen on loopback only. A foreign page could point its own name at 127.0.0.1 (DNS
 * rebinding) and read the office as “same origin”, but `Host` still has its name. A proxy may send `Host: localhost` for requests from
 * anywhere, but also says that it has forwarded them.
 */
function isLocal(headers: IncomingHttpHeaders): boolean {
  const hostname = (headers.host ?? '').replace(/:\d+$/, '');
  const isForwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && !isForwarded;
}

/** Whether a page of another origin made the request. Foreign pages can post here, but browsers then send their origin. */
export function isFromAnotherPage({ headers }: FastifyRequest, origin: string): boolean {
  const { origin: sender, 'sec-fetch-site': site } = headers;
  return sender !== origin || (site !== undefined && site !== 'same-origin');
}

/** @returns path of the page with the posted form, by its `Referer` */
export function pageOfForm({ headers }: FastifyRequest, origin: string): string | undefined {
  const { referer = '' } = headers;
  if (!URL.canParse(referer) || new URL(referer).origin !== origin) return undefined;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
