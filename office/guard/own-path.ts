/** An origin that no request has. */
const own = 'http://office.invalid';

/** @returns the path, if it leads to a page of the office; else `/`, so that a link to the sign-in page can't lead to a foreign site */
export function ownPath(path: string | undefined): string {
  // Browsers read `\` as `/`, and skip tabs and line breaks.
  if (path === undefined || !path.startsWith('/') || /[\p{Cc}\s\\]/u.test(path) || !URL.canParse(path, own)) return '/';
  const { origin, pathname, search, hash } = new URL(path, own);
  return origin === own && !pathname.startsWith('//') && pathname !== '/sign-in' ? pathname + search + hash : '/';
}
