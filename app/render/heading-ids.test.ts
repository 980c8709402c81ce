// @vitest-environment node
import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { giveHeadingIds } from './heading-ids';

function withIds(main: string, withLinks = false): string {
  const tree = parse(`<body><p id="fees"></p><main>${main}</main>`);
  giveHeadingIds(tree, withLinks);
  return /<main>(.*)<\/main>/s.exec(serialize(tree))![1]!;
}

test('headings, summaries and captions get ids from their first words', () => {
  expect(withIds('<h2>Bus stops 2026</h2><h3>शुल्क भरणे</h3><summary>Rules</summary>')).toBe(
    '<h2 id="bus-stops">Bus stops 2026</h2><h3 id="शुल्क-भरणे">शुल्क भरणे</h3><summary id="rules">Rules</summary>',
  );
  expect(withIds('<table><caption>Holidays</caption></table>')).toContain('<caption id="holidays">');
});

test('ids are unique on the page', () => {
  expect(withIds('<h2>Fees</h2><h2>Fees</h2>')).toBe('<h2 id="fees-2">Fees</h2><h2 id="fees-3">Fees</h2>');
});

test('existing ids stay; headings in islands and closed dialogs, hidden captions and empty summaries get none', () => {
  const same = [
    '<h2 id="own">Own</h2>',
    '<div data-island="/a.js"><h2>Form</h2></div>',
    '<dialog><h2>Photo</h2></dialog>',
    '<table><caption data-heading="true">Same</caption></table>',
    '<summary aria-label="More"></summary>',
    '<h1>Page</h1><h2>2026</h2>',
  ].join('');
  expect(withIds(same)).toBe(same);
});

test('a summary with a heading leaves the id to the heading', () => {
  expect(withIds('<summary><h3>Leave</h3></summary>')).toBe('<summary><h3 id="leave">Leave</h3></summary>');
});

test('adds a link for pointers, except in summaries and links', () => {
  const link = '<a class="to-heading" href="#bus" aria-hidden="true" tabindex="-1"></a>';
  expect(withIds('<h2>Bus</h2>', true)).toBe(`<h2 id="bus">Bus${link}</h2>`);
  expect(withIds('<summary><h3>Bus</h3></summary>', true)).not.toContain('to-heading');
  expect(withIds('<a href="/bus"><h3>Bus</h3></a>', true)).not.toContain('to-heading');
});
