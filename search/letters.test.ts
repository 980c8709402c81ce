import { describe, expect, test } from 'vitest';
import { foldLetters, slugOf, phoneticKey, wordsOf } from './letters';

test('words keep their vowel signs, and a number with commas is one word', () => {
  expect(wordsOf('दिवाळीची सुट्टी, ₹ 38,400 (5वी)')).toEqual(['दिवाळीची', 'सुट्टी', '38,400', '5', 'वी']);
});

test('a zero-width joiner is ignored', () => {
  expect(wordsOf('व्हॉट्सअ\u200dॅप')).toEqual(['व्हॉट्सअॅप']);
});

describe('spellings of a word get one key', () => {
  test.each([
    ['फ़ीस', 'फीस'],
    ['हिन्दी', 'हिंदी'],
    ['छुट्टियाँ', 'छुट्टियां'],
    ['छुटटी', 'छुट्टी'],
    ['२०२६', '2026'],
    ['Café', 'cafe'],
  ])('%s, %s', (one, other) => {
    expect(foldLetters(one)).toBe(foldLetters(other));
  });
});

describe('a word has the same phonetic key in both scripts', () => {
  test.each([
    ['शुल्क', 'shulk'],
    ['सुट्टी', 'sutti'],
    ['प्रवेश', 'pravesh'],
    ['दिवाळी', 'diwali'],
    ['छुट्टी', 'chhutti'],
    ['फीस', 'phees'],
    ['संपर्क', 'sampark'],
    ['शाळा', 'shaalaa'],
    ['ईद', 'eid'],
    // Stems of सुट्ट्या and समित्या have lost the “ya”.
    ['सुट्ट', 'suttya'],
    ['समित', 'samitya'],
  ])('%s, %s', (devanagari, latin) => {
    expect(phoneticKey(foldLetters(devanagari))).toBe(phoneticKey(foldLetters(latin)));
  });
});

describe('the slug of a heading', () => {
  test.each([
    ['Common holidays 2026-27', 'common-holidays'],
    ['शुल्क भरणे', 'शुल्क-भरणे'],
    ['What we ask of each of you', 'what-we-ask-of'],
    ['2019', ''],
  ])('%s', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });
});
