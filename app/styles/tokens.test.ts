import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageCodes, languages } from '../../words/languages';

it('every language in Devanagari has the room that its vowel signs need', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const [, selectors = ''] = /((?::lang\(\w+\)[\s,]*)+)\{\s*--line-heading:/.exec(tokens) ?? [];
  const inDevanagari = languageCodes.filter((code) => languages[code].script === 'devanagari');
  expect(selectors.match(/:lang\(\w+\)/g)).toEqual(inDevanagari.map((code) => `:lang(${code})`));
});
