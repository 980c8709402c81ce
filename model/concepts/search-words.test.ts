import { expect, test } from 'vitest';
import { messageAfter } from '../testing/messages';

const withWords = (words: string) =>
  messageAfter({
    file: 'screens/contact-us.yaml',
    from: 'title: Contact Us\n',
    to: `title: Contact Us\nsearchWords: ${words}\n`,
  });

test('search words by language are valid', () => {
  expect(withWords('{ en: [map], mr: [नकाशा] }')).toBeUndefined();
});

test('search words in an unknown language', () => {
  expect(withWords('{ fr: [plan] }')).toContain('searchWords › fr');
});

test('the same search word twice', () => {
  expect(withWords('{ en: [map, map] }')).toMatch(/searchWords › en › 2[\s\S]*is there twice/);
});

test('a language without a search word', () => {
  expect(withWords('{ en: [] }')).toContain('searchWords › en');
});
