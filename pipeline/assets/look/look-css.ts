import { href } from '../../../app/href';
import { type Colours } from '../../../look/colours';
import { type DisplayFont, displayFontOf } from '../../../look/display-fonts';
import type { Look } from '../../../model/concepts/look';
import { type Language, scriptOf } from '../../../words/languages';
import { latin } from '../../../words/scripts/latin';
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
    `--font-display: ${font ? `'${font.family}', '${font.family} Fallback', ${font.fallback.last}` : PHONES_OWN};`,
  ];
  return `@layer base { :root { ${properties.join(' ')} }${codes.map((code) => languageCss(code, font)).join('')} }`;
}

const PHONES_OWN = 'var(--font-text)';

/** Rules for one language: line height for its marks, and the phone's font if the heading font lacks its letters. */
function languageCss(code: Language, font: DisplayFont | undefined): string {
  const { lineHeight } = scriptOf(code);
  const lines = lineHeight && ['heading', 'tight', 'small'].map((name) => `--line-${name}: ${lineHeight};`).join(' ');
  const isOther = font && !hasLettersOf(font, code);
  return [lines && ` :lang(${code}) { ${lines} }`, isOther && ` :lang(${code}) { --font-display: ${PHONES_OWN}; }`]
    .filter(Boolean)
    .join('');
}

function textFonts(codes: readonly Language[]): string {
  const fonts = new Set([latin, ...codes.map(scriptOf)].flatMap(({ phoneFonts }) => phoneFonts));
  return [...[...fonts].map((font) => (font.includes(' ') ? `'${font}'` : font)), 'sans-serif'].join(', ');
}

/**
 * `@font-face` rules of the heading font and of its fallback, a bold font of the device with adjusted metrics
 * (docs/decisions/0009). Headings are bold, for fonts without a rule here; `font-weight` keeps browsers from thickening the others.
 */
export function fontCss(font: DisplayFont, language: Language, addressOf: (cut: FontCut) => string): string {
  const { family, fallback } = font;
  const size = font.advance / fallback.advance;
  const percent = (share: number) => `${Math.round(10 * share) / 10}%`;
  const letters = ownLetters(font, language);
  const face = (name: string, source: string, rest: string) =>
    `@font-face{font-family:'${name}';font-weight:400 700;src:${source};${rest}}`;
  const file = (cut: FontCut) => `url(${href(addressOf(cut))}) format('woff2')`;
  return [
    face(family, file('latin'), 'font-display:optional'),
    letters && face(family, file(language), `font-display:optional;unicode-range:${letters.range}`),
    face(
      `${family} Fallback`,
      fallback.names.map((name) => `local('${name}')`).join(),
      `size-adjust:${percent(100 * size)};ascent-override:${percent(font.ascent / size)};descent-override:${percent(font.descent / size)};line-gap-override:0%`,
    ),
  ]
    .filter(Boolean)
    .join('');
}

/** `wallDark` → `wall-dark` */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function channels(colour: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');
}
