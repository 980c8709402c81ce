import { contentPolicy } from './content-policy';
import { firstStyles } from './late-styles';
import { speculationRules } from './speculation-rules';

interface FinishPageOptions {
  /** Text of a style sheet by its address. */
  styleSheet: (address: string) => string;
  /** Address of the style sheet that holds the late styles of all pages. */
  lateSheet: string;
  /** Origin of the mail provider; empty for our own endpoint. */
  mailOrigin: string;
}

/**
 * Makes a rendered page complete in itself: the styles of what it shows at first stand inside, and its policy names every
 * script that may run.
 *
 * @throws Error if React Router’s HTML no longer looks as this expects; then a new version has to be looked at
 */
export function finishPage(html: string, { styleSheet, lateSheet, mailOrigin }: FinishPageOptions): string {
  const styled = placeStyles(joinScripts(withoutMarks(html)), styleSheet, lateSheet)
    // One hash in the policy is enough.
    .replace('</style><style>', '')
    .replace('</head>', `${speculationRules}</head>`);
  if (/<script[^>]* src=|rel="modulepreload"/.test(styled))
    throw new Error('A page loads a script that nobody has asked for.');
  return styled.replace('<head>', (head) => `${head}${contentPolicy(styled, mailOrigin)}`);
}

/** React marks where texts meet, for when it takes over a page; here it takes over islands alone. */
function withoutMarks(html: string): string {
  const [before = '', ...behind] = html.split(' data-island=');
  return [before.replaceAll('<!-- -->', ''), ...behind].join(' data-island=');
}

/**
 * Makes one of the scripts that stand in a page, at its end and in their order: one hash in the policy is enough. A
 * browser that has none of the styles, since it knows no layers, runs none of the scripts either.
 */
function joinScripts(html: string): string {
  const script = /<script>([\s\S]*?)<\/script>/g;
  const code = [...html.matchAll(script)].map(([, text]) => text).join('\n');
  return html
    .replace(script, '')
    .replace('</body>', () => `<script>if(self.CSSLayerBlockRule){${code}}</script></body>`);
}

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** Addresses of the style sheets that a rendered page asks for. */
export function styleSheetsOf(html: string): string[] {
  return [...html.matchAll(STYLE_LINK)].map(([, address = '']) => address);
}

/**
 * Puts the page’s styles into it, in the place of the first link: the order of the layers stands just before it. The late
 * ones are asked for behind the script, which a style sheet before it would hold up: a touch that comes meanwhile would be lost.
 */
function placeStyles(html: string, styleSheet: (address: string) => string, lateSheet: string): string {
  const addresses = styleSheetsOf(html);
  if (addresses.length === 0) throw new Error('A page has no style sheet.');
  const [, shown] = /<body>([\s\S]*<\/main>[\s\S]*?)(?=<dialog|<script)/.exec(html) ?? [];
  if (shown === undefined) throw new Error('A page has no <main>, or nothing behind it.');
  const styles = `<style>${firstStyles(addresses.map(styleSheet).join(''), shown)}</style>`;
  return html
    .replace(STYLE_LINK, (_, address) => (address === addresses[0] ? styles : ''))
    .replace('</body>', () => `<link rel="stylesheet" href="${lateSheet}"/></body>`);
}
