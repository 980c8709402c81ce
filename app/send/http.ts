const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * `fetch` with protection against cross-site request forgery: requests to relative URLs, except GET and HEAD, carry the
 * cookie `XSRF-TOKEN` as `X-XSRF-TOKEN`. Requests to other origins never do: the token is none of their business, and
 * the header would cause a preflight that a mail provider may refuse.
 */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase();
  const token = isRelative(url) && !SAFE_METHODS.includes(method) ? readToken() : undefined;
  if (!token) return fetch(url, init);
  const headers = new Headers(init.headers);
  headers.set('X-XSRF-TOKEN', token);
  return fetch(url, { ...init, headers });
}

/** Browsers read `//host/path` and `\\host` as other origins. */
function isRelative(url: string): boolean {
  return !/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url.trim());
}

/**
 * `undefined` if the cookie's value isn't valid in a header: another site on the host may have set it. The server then checks
 * the origin.
 */
function readToken(): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith('XSRF-TOKEN='));
  try {
    return /^[ -~]+$/.exec(decodeURIComponent(pair?.slice('XSRF-TOKEN='.length) ?? ''))?.[0];
  } catch {
    return undefined;
  }
}
