import { href } from '../../../app/href';
import { type Colours } from '../../../look/colours';
import { type DisplayFont, displayFontOf } from '../../../look/display-fonts';
import type { Look } from '../../../model/concepts/look';
import { type Language, scriptOf } from '../../../words/languages';
import { latin } from '../../../words/scripts/latin';
import type { Script } from '../../../words/scripts/script';
import type { FontCut } from '../fonts/font-cut';
import { hasLettersOf, ownLetters } from '../fonts/letters-of-language';

/** Colours that become custom properties; the others are only for drawings and PDFs. */
const inStyles = [
  'page',
  'pageShade',
  'surface',
  'text',
  'textQuiet',
  'wall',
  'wallDark',
  'action',
  'actionHover',
  'success',
  'error',
  'line',
  'controlLine',
] as const satisfies readonly (keyof Colours)[];

/** The custom properties of a school's look. @param codes the school's languages */
export function lookCss(
  { colours, displayFont }: Pick<Look, 'colours' | 'displayFont'>,
  codes: readonly Language[],
): string {
  const font = displayFontOf(displayFont);
  const properties = [
    ...inStyles.map((name) => `--colour-${kebab(name)}: ${colours[name]};`),
    // For translucent colours: `rgb(var(--channels-text) / 0.7)`. Our oldest browsers don't know `color-mix()`.
    ...(['text', 'page'] as const).map((name) => `--channels-${name}: ${channels(colours[name])};`),
    `--font-text: ${textFonts(codes)};`,
    `--font-display: ${font ? `'${font.family}', '${font.family} Fallback', Georgia, serif` : PHONES_OWN};`,
  ];
  // If headings are in the font of the text, they must be bold to differ from it.
  const weight = font ? '' : ` h1, h2 { ${BOLD} }`;
  return `@layer base { :root { ${properties.join(' ')} }${weight}${codes.map((code) => languageCss(code, font)).join('')} }`;
}

const PHONES_OWN = 'var(--font-text)';
const BOLD = 'font-weight: 700;';

/** Rules for one language: line height for its marks, and the phone's font if the heading font lacks its letters. */
function languageCss(code: Language, font: DisplayFont | undefined): string {
  const { lineHeight } = scriptOf(code);
  const lines = lineHeight && ['heading', 'tight', 'small'].map((name) => `--line-${name}: ${lineHeight};`).join(' ');
  const isOther = font && !hasLettersOf(font, code);
  return [
    lines && ` :lang(${code}) { ${lines} }`,
    isOther && ` :lang(${code}) { --font-display: ${PHONES_OWN}; } :is(h1, h2):lang(${code}) { ${BOLD} }`,
  ]
    .filter(Boolean)
    .join('');
}

function textFonts(codes: readonly Language[]): string {
  const fonts = new Set([latin, ...codes.map(scriptOf)].flatMap(({ phoneFonts }) => phoneFonts));
  return [...[...fonts].map((font) => (font.includes(' ') ? `'${font}'` : font)), 'sans-serif'].join(', ');
}

/**
 * `@font-face` rules of the heading font and of its fallback: a font of Android with adjusted metrics, so that nothing jumps
 * (docs/decisions/0009).
 */
export function fontCss(font: DisplayFont, language: Language, addressOf: (cut: FontCut) => string): string {
  const rules = [latin, ...(ownLetters(font, language) ? [scriptOf(language)] : [])].flatMap(({ headings }: Script) => {
    const { sizes, fallbackFonts, letters } = headings!;
    const size = sizes[font.folder]!;
    const share = (measure: number) => `${Math.round((1000 * measure) / size) / 10}%`;
    const sources = fallbackFonts.map((name) => `local('${name}')`).join();
    const range = letters ? `;unicode-range:${letters.range}` : '';
    return [
      `font-family:'${font.family}';font-display:optional;src:url(${href(addressOf(letters ? language : 'latin'))}) format('woff2')${range}`,
      `font-family:'${font.family} Fallback';src:${sources};size-adjust:${size}%;ascent-override:${share(font.ascent)};descent-override:${share(font.descent)};line-gap-override:0%${range}`,
    ];
  });
  return rules.map((rule) => `@font-face{${rule}}`).join('');
}

/** `wallDark` → `wall-dark` */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function channels(colour: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');
}
