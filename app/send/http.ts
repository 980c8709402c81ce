const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * `fetch` with protection against cross-site request forgery: requests to relative URLs, except GET and HEAD, carry the
 * cookie `XSRF-TOKEN` as `X-XSRF-TOKEN`. Requests to other origins don't: they must not get the token, and the header
 * would cause a preflight request that a mail provider may refuse.
 */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase();
  const token = isRelative(url) && !SAFE_METHODS.includes(method) ? readToken() : undefined;
  if (!token) return fetch(url, init);
  const headers = new Headers(init.headers);
  headers.set('X-XSRF-TOKEN', token);
  return fetch(url, { ...init, headers });
}

/** Whether a URL is relative. Browsers read `//host/path` and `\\host` as other origins. */
function isRelative(url: string): boolean {
  return !/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url.trim());
}

/**
 * Reads the token from its cookie. @returns `undefined` if the value isn't valid in a header, since another site on the host
 * may have set it; the server then checks the origin
 */
function readToken(): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith('XSRF-TOKEN='));
  try {
    return /^[ -~]+$/.exec(decodeURIComponent(pair?.slice('XSRF-TOKEN='.length) ?? ''))?.[0];
  } catch {
    return undefined;
  }
}
