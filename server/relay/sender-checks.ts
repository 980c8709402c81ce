import type { FastifyRequest } from 'fastify';

/**
 * Whether the sending page may send forms. This check keeps other sites from using the school's mail for their own forms.
 *
 * - `Sec-Fetch-Site: same-origin`: set by the browser, not by scripts, so we trust it, even if a proxy changes `Host`, or the visitor
 *   suppresses the referrer, which makes the origin `null`:
 *   https://fetch.spec.whatwg.org/#append-a-request-origin-header.
 * - No `Origin`: not a browser (the official Node client, curl), or an old one. Clients that can omit it could also forge it, so
 *   refusing it would stop no attacker.
 * - Otherwise `Origin: null`: a sandboxed frame, a `data:` page or a file, which any foreign page can create; refused.
 * - For browsers without `Sec-Fetch-Site` (Safari before 2023) we compare only the host with our own: behind a TLS proxy the server sees
 *   http where the browser has https.
 */
export function isOriginAllowed(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined || request.headers['sec-fetch-site'] === 'same-origin') return true;
  if (allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname, protocol } = new URL(origin);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]' || host === request.host;
}

/**
 * Whether the request is a page navigation, so that a person will see the response: a no-JavaScript form post. `fetch` and
 * XMLHttpRequest accept any type; browsers from before 2020 (Safari: 2023) send no `Sec-Fetch-Mode`.
 */
export function isPageNavigation(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return (mode === undefined || mode === 'navigate') && (request.headers.accept ?? '').includes('text/html');
}
