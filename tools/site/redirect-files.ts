import { type Language, languages } from '../../words/languages';
import { wordsIn } from '../../words/words';

interface RedirectRule {
  from: string;
  to: string;
}

/**
 * `_redirects` as Netlify, Cloudflare Pages and our own server read it. The last lines catch unknown addresses.
 *
 * @param homes the address of Home in each language, the first one first
 */
export function redirectRules(redirects: readonly RedirectRule[], [first = '/', ...others]: readonly string[]): string {
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...others.map((home) => `${home}/* ${home} 302`),
    `/* ${first} 302`,
    '',
  ].join('\n');
}

/** A page that leads on by itself, for hosts that read no redirect file. It needs no script. */
export function redirectStub(to: string, website: string, language: Language): string {
  const words = wordsIn[language].moved;
  return `<!doctype html>
<html lang="${languages[language].tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; form-action 'none'; base-uri 'none'">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${website}${to}">
<title>${words.title}</title>
<p><a href="${to}">${words.goThere}</a></p>
</html>
`;
}
