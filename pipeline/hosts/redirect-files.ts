import { createHash } from 'node:crypto';
import { absoluteHref, href } from '../../app/href';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { type Language, languages } from '../../words/languages';
import { wordsIn } from '../../words/words';

/** A page that leads on by itself, for hosts that read no redirect file. It needs no script. */
export function redirectStub(to: string, website: string, language: Language): string {
  return leadingPage({ to, fragment: '', website, language, script: '' });
}

/**
 * `404.html`, which leads from an unknown address to Home. One stands in the root, and one in the folder of each other
 * language: Cloudflare Pages serves the nearest above the address. Netlify and GitHub Pages know that of the root only,
 * so its script tells the language by the address.
 *
 * @param home to which it leads
 * @param homesBelow of the languages whose addresses are below it
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
  /** Where it leads, by itself or, if it has a script, with scripts off. */
  to: string;
  /** Behind it; empty for none. */
  fragment: string;
  website: string;
  language: Language;
  /** Leads on in place of the `<meta>`; empty for none. */
  script: string;
}

function leadingPage({ to, fragment, website, language, script }: LeadingPage): string {
  const words = wordsIn[language].moved;
  const refresh = `<meta http-equiv="refresh" content="0; url=${href(to)}${fragment}">`;
  const hash = createHash('sha256').update(script).digest('base64');
  const scripts = script && `script-src 'sha256-${hash}'; `;
  // `referrer`: whoever comes through here from elsewhere is still somebody who arrives, as after a redirect of a server.
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
