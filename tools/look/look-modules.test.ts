import { expect, it } from 'vitest';
import { lookOf } from '../../model/concepts/look';
import { lookModules } from './look-modules';

const look = lookOf({ palette: 'earth-and-indigo', displayFont: 'yatra-one', pictures: 'drawings' });
const settings = { carouselIntervalMs: 3000, keepsPagesOffline: true };
const everyLanguage = [
  { language: 'en', look, settings },
  { language: 'mr', look, settings },
  { language: 'hi', look, settings },
] as const;

/** What the module says of a language. */
const said = (values: string, language: string) =>
  new RegExp(`${language}: \\{ file: (\\w+), rules: \`([^\`]*)`).exec(values);

it('English pages name the Latin letters alone', () => {
  const [, file, rules] = said(lookModules(everyLanguage).values, 'en') ?? [];
  expect(file).toBe('latin');
  expect(rules?.match(/url\([^)]*\)/g)).toEqual(['url(${latin})']);
});

it.each(['mr', 'hi'])('pages in %s name its own letters, which are fetched first', (language) => {
  const [, file, rules] = said(lookModules(everyLanguage).values, language) ?? [];
  expect(file).toBe(language);
  expect(rules?.match(/url\([^)]*\)/g)).toEqual(['url(${latin})', `url(\${${language}})`]);
});

it('a school of one language imports no other letters', () => {
  const { values } = lookModules([{ language: 'en', look, settings }]);
  expect(values.match(/import \w+/g)).toEqual(['import latin']);
});

it('the phone’s own face is no file', () => {
  const own = lookOf({ palette: 'earth-and-indigo', displayFont: 'system', pictures: 'drawings' });
  expect(lookModules([{ language: 'mr', look: own, settings }]).values).not.toContain('import');
});

it('browsers number lists in the digits of the school', () => {
  const styles = (digits?: 'devanagari') =>
    lookModules([{ language: 'mr', look, settings: { ...settings, digits } }]).styles;
  expect(styles('devanagari')).toContain('list-style-type: devanagari');
  expect(styles()).not.toContain('devanagari');
});
