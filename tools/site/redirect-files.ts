interface RedirectRule {
  from: string;
  to: string;
}

/** `_redirects` as Netlify, Cloudflare Pages and our own server read it. The last line catches unknown addresses. */
export function redirectRules(redirects: readonly RedirectRule[]): string {
  return [...redirects.map(({ from, to }) => `${from} ${to} 301`), '/* / 302', ''].join('\n');
}

/** A page that leads on by itself, for hosts that read no redirect file. It needs no script. */
export function redirectStub(to: string, website: string): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; form-action 'none'; base-uri 'none'">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${website}${to}">
<title>This page is at another address</title>
<p><a href="${to}">Go to the page</a></p>
</html>
`;
}
