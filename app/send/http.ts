const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * `fetch` with the cross-site-request-forgery header: requests to relative URLs other than GET and HEAD carry
 * `X-XSRF-TOKEN` with the value of the cookie `XSRF-TOKEN`. A request to another origin never does: the token is none
 * of its business, and a custom header would force a preflight that a mail provider may refuse.
 */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase();
  const token = isRelative(url) && !SAFE_METHODS.includes(method) ? readToken() : undefined;
  if (!token) return fetch(url, init);
  const headers = new Headers(init.headers);
  headers.set('X-XSRF-TOKEN', token);
  return fetch(url, { ...init, headers });
}

/** `//host/path` and `\\host` are other origins in a browser, however relative they look. */
function isRelative(url: string): boolean {
  return !/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url.trim());
}

/** `undefined` if the cookie can't go into a header, since another site of this host wrote it; then the server checks the origin. */
function readToken(): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith('XSRF-TOKEN='));
  try {
    return /^[ -~]+$/.exec(decodeURIComponent(pair?.slice('XSRF-TOKEN='.length) ?? ''))?.[0];
  } catch {
    return undefined;
  }
}
