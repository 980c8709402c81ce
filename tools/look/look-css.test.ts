import { expect, test } from 'vitest';
import { displayFonts } from '../../look/display-fonts';
import { palettes } from '../../look/palettes';
import { fontCss, lookCss } from './look-css';

const colours = palettes['teal-and-coral'];

test('names every colour that styles use, and those that are half transparent', () => {
  const css = lookCss({ colours, displayFont: 'system' });
  expect(css).toContain(`--colour-wall-dark: ${colours.wallDark};`);
  expect(css).toContain('--channels-text: 18 48 58;');
});

test('names the one face that is chosen, with its stand-in', () => {
  const css = fontCss(displayFonts['baloo-2'], { latin: '/a.woff2' });
  expect(css.match(/url\([^)]+\)/g)).toEqual(['url(/a.woff2)']);
  expect(css).toContain('size-adjust:97.3%;ascent-override:110.8%;descent-override:53.9%');
  expect(lookCss({ colours, displayFont: 'baloo-2' })).toContain("--font-display: 'Baloo 2', 'Baloo 2 Fallback',");
});

test('the letters of a language are asked for by those who read it', () => {
  const rules = fontCss(displayFonts['yatra-one'], { latin: '/a.woff2', devanagari: '/b.woff2' }).split('}');
  expect(rules.find((rule) => rule.includes('/b.woff2'))).toContain('unicode-range:U+900-97F');
  expect(rules.find((rule) => rule.includes('Noto Sans Devanagari'))).toContain('unicode-range:U+900-97F');
});

test('the phone’s own face is bold in headings', () => {
  expect(lookCss({ colours, displayFont: 'system' })).toMatch(/--font-display: var\(--font-text\);.*h1, h2 \{/);
});
