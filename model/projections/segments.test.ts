import { expect, it } from 'vitest';
import { hasWords } from './segments';

it.each([
  ['Admission is open', true],
  ['शाळा', true],
  ['38,400', false],
  ['{{phone1}} {keepTime}', false],
  ['office@school.example', false],
  ['https://school.example/fees', false],
])('“%s” has words to translate: %s', (text, expected) => {
  expect(hasWords(text)).toBe(expected);
});

// Reading it again from each of its letters would take longer than a test may.
it('a very long word, such as a pasted picture, is read once', () => {
  expect(hasWords('a'.repeat(500_000))).toBe(true);
});
