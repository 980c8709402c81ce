import { expect, test } from 'vitest';
import { displayFonts } from '../../../look/display-fonts';
import { palettes } from '../../../look/palettes';
import { fontCss, lookCss } from './look-css';

const addressOf = (cut: string) => `/${cut}.woff2`;
const colours = palettes['teal-and-coral'];

test('defines every colour of the styles, and the translucent ones', () => {
  const css = lookCss({ colours, displayFont: 'system' }, ['en']);
  expect(css).toContain(`--colour-wall-dark: ${colours.wallDark};`);
  expect(css).toContain('--channels-text: 18 48 58;');
});

test('defines only the chosen font and its fallback, of the same width', () => {
  const css = fontCss(displayFonts['baloo-2'], 'en', addressOf);
  expect(css.match(/url\([^)]+\)/g)).toEqual(['url(/latin.woff2)']);
  expect(css).toContain('size-adjust:91.9%;ascent-override:117.3%;descent-override:57%');
  expect(lookCss({ colours, displayFont: 'baloo-2' }, ['en'])).toContain(
    "--font-display: 'Baloo 2', 'Baloo 2 Fallback', var(--font-text);",
  );
});

test('the fallback of a bold heading font is bold, and no browser makes it bolder', () => {
  const faces = fontCss(displayFonts['rozha-one'], 'mr', addressOf).match(/@font-face\{[^}]*\}/g)!;
  expect(faces).toHaveLength(3);
  for (const face of faces) expect(face).toContain('font-weight:400 700');
  for (const [, name] of faces.join('').matchAll(/local\('(.+?)'\)/g)) expect(name).toMatch(/-Bold/);
});

test.each(['en', 'mr'] as const)('a page in %s doesn’t change its font after the first paint', (language) => {
  const faces = fontCss(displayFonts['yatra-one'], language, addressOf).match(/@font-face\{[^}]*url[^}]*\}/g)!;
  for (const face of faces) expect(face).toContain('font-display:optional');
});

test('only pages in a language load its letters', () => {
  const rules = fontCss(displayFonts['yatra-one'], 'mr', addressOf).split('}');
  expect(rules.find((rule) => rule.includes('/mr.woff2'))).toContain('unicode-range:U+900-97F');
});

test('a script with marks above and below gets a larger line height', () => {
  const css = lookCss({ colours, displayFont: 'yatra-one' }, ['en', 'mr', 'hi']);
  for (const code of ['mr', 'hi']) expect(css).toContain(`:lang(${code}) { --line-heading: 1.4; --line-tight: 1.4;`);
  expect(css).not.toContain(':lang(en)');
});

test('running text lists the fonts of the school’s scripts', () => {
  expect(lookCss({ colours, displayFont: 'system' }, ['en'])).toContain("Roboto, 'Noto Sans', sans-serif;");
  expect(lookCss({ colours, displayFont: 'system' }, ['hi', 'mr'])).toContain(
    "'Noto Sans', 'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, sans-serif;",
  );
});
