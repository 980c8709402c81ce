import { expect, it } from 'vitest';
import { lookOf } from '../../../model/concepts/look';
import type { Language } from '../../../words/languages';
import { compileLook } from './compile-look';

const look = lookOf({ palette: 'earth-and-indigo', displayFont: 'yatra-one', world: 'geometry', pictures: 'drawings' });
const settings = { carouselIntervalMs: 3000, keepsPagesOffline: true };
const everyLanguage = [
  { language: 'en', look, settings },
  { language: 'mr', look, settings },
  { language: 'hi', look, settings },
] as const;

const addressOf = (cut: string) => `/assets/${cut}.woff2`;
const rulesOf = (language: Language, contents: Parameters<typeof compileLook>[0] = everyLanguage) =>
  compileLook(contents, addressOf).fontRules[language];

it.each(['mr', 'hi'] as const)('pages in %s use the Latin font file and their own', (language) => {
  expect(rulesOf(language)?.match(/url\([^)]*\)/g)).toEqual([
    'url(/assets/latin.woff2)',
    `url(/assets/${language}.woff2)`,
  ]);
});

it('a school with one language uses no other font file', () => {
  const asked: string[] = [];
  compileLook([{ language: 'en', look, settings }], (cut) => (asked.push(cut), cut));
  expect(new Set(asked)).toEqual(new Set(['latin']));
});

it('the font of the phone needs no file', () => {
  const own = lookOf({ palette: 'earth-and-indigo', displayFont: 'system', world: 'geometry', pictures: 'drawings' });
  expect(rulesOf('mr', [{ language: 'mr', look: own, settings }])).toBeUndefined();
});

it('browsers number lists in the digits of the school', () => {
  const styles = (digits?: 'devanagari') =>
    compileLook([{ language: 'mr', look, settings: { ...settings, digits } }], addressOf).css;
  expect(styles('devanagari')).toContain('list-style-type:devanagari');
  expect(styles()).not.toContain('devanagari');
});
