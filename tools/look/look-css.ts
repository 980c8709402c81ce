import { href } from '../../app/href';
import { type Colours } from '../../look/colours';
import { type DisplayFont, displayFontOf } from '../../look/display-fonts';
import type { Look } from '../../model/concepts/look';
import { devanagariRange } from '../fonts/letters-of-language';

/** The colours that styles know by name; the others are for drawings and PDFs. */
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

/** The custom properties of a school's look, in the layer of the tokens. */
export function lookCss({ colours, displayFont }: Pick<Look, 'colours' | 'displayFont'>): string {
  const font = displayFontOf(displayFont);
  const properties = [
    ...inStyles.map((name) => `--colour-${kebab(name)}: ${colours[name]};`),
    // For colours that are half transparent: `rgb(var(--channels-text) / 0.7)`. `color-mix()` is younger than our oldest browsers.
    ...(['text', 'page'] as const).map((name) => `--channels-${name}: ${channels(colours[name])};`),
    `--font-display: ${font ? `'${font.family}', '${font.family} Fallback', Georgia, serif` : 'var(--font-text)'};`,
  ];
  // The phone's own face has no hand of its own: without its weight, headings would be text.
  const weight = font ? '' : ' h1, h2 { font-weight: 700; }';
  return `@layer base { :root { ${properties.join(' ')} }${weight} }`;
}

/** Addresses of the files of a face. */
interface FontFiles {
  latin: string;
  /** For the pages of one language. */
  devanagari?: string;
}

/** The face for headings and its stand-in: Android's own with its measure, so that nothing jumps (docs/decisions/0009). */
export function fontCss(font: DisplayFont, { latin, devanagari }: FontFiles): string {
  const face = (file: string) =>
    `font-family:'${font.family}';font-display:swap;src:url(${href(file)}) format('woff2')`;
  const standIn = (script: keyof DisplayFont['standInSize'], names: readonly string[]) => {
    const size = font.standInSize[script];
    const share = (measure: number) => `${Math.round((1000 * measure) / size) / 10}%`;
    const sources = names.map((name) => `local('${name}')`).join();
    return `font-family:'${font.family} Fallback';src:${sources};size-adjust:${size}%;ascent-override:${share(font.ascent)};descent-override:${share(font.descent)};line-gap-override:0%`;
  };
  const range = `unicode-range:${devanagariRange}`;
  const rules = [face(latin), standIn('latin', ['Roboto', 'Arial', 'Helvetica'])];
  if (devanagari)
    rules.push(
      `${face(devanagari)};${range}`,
      `${standIn('devanagari', ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'])};${range}`,
    );
  return rules.map((rule) => `@font-face{${rule}}`).join('');
}

/** `wallDark` → `wall-dark` */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function channels(colour: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');
}
