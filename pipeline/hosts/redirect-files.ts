import { createHash } from 'node:crypto';
import { absoluteHref, href } from '../../app/href';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { type Language, languages } from '../../words/languages';
import { wordsIn } from '../../words/words';

/** A redirect page for hosts without redirect files. It needs no JavaScript. */
export function redirectStub(to: string, website: string, language: Language): string {
  return leadingPage({ to, fragment: '', website, language, script: '' });
}

/**
 * `404.html`, which redirects unknown addresses to Home. There is one in the root and one in each other language's folder:
 * Cloudflare Pages serves the nearest one above the address. Netlify and GitHub Pages only use the root's, so its script finds
 * the language from the address.
 *
 * @param home the home page to which this 404 page leads
 * @param homesBelow home pages of the languages below it
 */
export function notFoundPage(home: string, homesBelow: readonly string[], website: string, language: Language): string {
  const homes = JSON.stringify(homesBelow.map(href));
  const ofAddress = `${homes}.find(home=>location.pathname.startsWith(home+"/"))||"${href(home)}"`;
  const script = `location.replace((${ofAddress})+"#${NOT_FOUND}")`;
  return leadingPage({
    to: home,
    fragment: `#${NOT_FOUND}`,
    website,
    language,
    script: homesBelow.length > 0 ? script : '',
  });
}

interface LeadingPage {
  /** Address to which the page leads. If the page has a script, the script may choose another one. */
  to: string;
  /** Appended to the address, for example `#not-found`; may be empty. */
  fragment: string;
  website: string;
  language: Language;
  /** Script that redirects instead of the `<meta>` element; may be empty. */
  script: string;
}

function leadingPage({ to, fragment, website, language, script }: LeadingPage): string {
  const words = wordsIn[language].moved;
  const refresh = `<meta http-equiv="refresh" content="0; url=${href(to)}${fragment}">`;
  const hash = createHash('sha256').update(script).digest('base64');
  const scripts = script && `script-src 'sha256-${hash}'; `;
  // Send no referrer of our own site: the target must see an arrival from elsewhere, as after a redirect by a server.
  return `<!doctype html>
<html lang="${languages[language].tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${scripts}img-src 'self'; form-action 'none'; base-uri 'none'">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
${script ? `<script>${script}</script>\n<noscript>${refresh}</noscript>` : refresh}
<link rel="canonical" href="${absoluteHref(website, to)}">
<title>${words.title}</title>
<p><a href="${href(to)}${fragment}">${words.goThere}</a></p>
</html>
`;
}
