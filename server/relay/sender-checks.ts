import type { FastifyRequest } from 'fastify';

/**
 * Whether the page that sends may. What this keeps out is other sites that would use the school's mail for their own forms.
 *
 * - `Sec-Fetch-Site: same-origin`: the browser itself vouches for it, scripts cannot set it. It settles the matter where a proxy
 *   passes on another `Host` than the visitor's, and where the visitor suppresses the referrer, which makes the origin `null`:
 *   https://fetch.spec.whatwg.org/#append-a-request-origin-header.
 * - No `Origin` at all: not a browser (the official Node client, curl), or an old one. Whoever can leave it out could forge
 *   it as well, so refusing it would stop nobody but them.
 * - `Origin: null` else: a sandboxed frame, a `data:` page, a file, all of which any foreign page can make; refused.
 * - Our own origin, for browsers that do not vouch (Safari before 2023), is told by the host alone: behind a proxy that ends TLS,
 *   the server sees http where the browser has https.
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
 * Whether a browser is leaving its page with this request, so that a person will read the answer: a form post without
 * scripts. `fetch` and XMLHttpRequest accept anything; browsers from before 2020 (Safari: 2023) send no `Sec-Fetch-Mode`.
 */
export function isPageNavigation(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return (mode === undefined || mode === 'navigate') && (request.headers.accept ?? '').includes('text/html');
}
