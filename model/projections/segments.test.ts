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

it('a very long word, such as a pasted picture, is read in time', () => {
  const startedAt = performance.now();
  expect(hasWords('a'.repeat(50_000))).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
