import { describe, expect, test } from 'vitest';
import { foldLetters } from './letters';
import { withoutStopWords, stemOf } from './suffixes';

describe('forms of a word have one stem', () => {
  test.each([
    ['mr', ['शाळा', 'शाळेची', 'शाळेत', 'शाळेसाठी']],
    ['mr', ['सुट्टी', 'सुट्ट्या', 'सुट्टीची', 'सुट्ट्यांसाठी']],
    ['mr', ['शिक्षक', 'शिक्षकांना', 'शिक्षकांची']],
    ['hi', ['छुट्टी', 'छुट्टियाँ', 'छुट्टियों']],
    ['hi', ['शिक्षक', 'शिक्षकों']],
    ['hi', ['कक्षा', 'कक्षाओं', 'कक्षाएँ']],
    ['en', ['fee', 'fees']],
  ] as const)('%s: %s', (language, forms) => {
    expect(new Set(forms.map((form) => stemOf(foldLetters(form), language))).size).toBe(1);
  });
});

describe('words that must stay distinct', () => {
  test.each([
    ['hi', 'कक्ष', 'कक्षा'],
    ['mr', 'संगीत', 'संगणक'],
    ['mr', 'वर्ग', 'वर्षे'],
    ['hi', 'भाषा', 'भाषण'],
    ['hi', 'शिक्षा', 'शिक्षक'],
    ['en', 'class', 'clas'],
  ] as const)('%s: %s, %s', (language, one, other) => {
    expect(stemOf(one, language)).not.toBe(stemOf(other, language));
  });
});

test('at least three letters stay', () => {
  expect(stemOf('बसची', 'mr')).toBe('बसच');
  expect(stemOf('फीस', 'hi')).toBe('फीस');
});

test('stop words are dropped, unless there is nothing else', () => {
  expect(withoutStopWords(['when', 'is', 'diwali'])).toEqual(['diwali']);
  expect(withoutStopWords(['what', 'is'])).toEqual(['what', 'is']);
});
