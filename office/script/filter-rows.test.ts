// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { filterRows } from './filter-rows';
import { find, forget, listen, page, setPage } from './office-page.fixture';
import { updatePage } from './update-page';

const row = (name: string) => `<tr><th><div data-entry="${name.toLowerCase()}">${name}</div></th></tr>`;
const list = (...names: string[]) =>
  `<section data-entries><table><tbody>${names.map(row).join('')}</tbody></table></section>`;
const content =
  `<input data-filter="Nothing"><p data-filtered></p>` +
  list('Mrs. Patil 31800', 'Mr. Sutar 34400') +
  list('Ms. Patil पाटील');

beforeEach(forget);

function type(text: string): void {
  const filter = find<HTMLInputElement>('[data-filter]');
  filter.value = text;
  filter.dispatchEvent(new Event('input', { bubbles: true }));
}

const shown = () =>
  [...document.querySelectorAll('section:not([hidden]) tr:not([hidden])')].map(({ textContent }) => textContent);

it('shows the rows that have each word, and says if none has', () => {
  setPage(content);
  listen(filterRows);
  type('patil');
  expect(shown()).toEqual(['Mrs. Patil 31800', 'Ms. Patil पाटील']);
  type('Patil 318');
  expect(shown()).toEqual(['Mrs. Patil 31800']);
  type('nobody');
  expect([shown(), find('[data-filtered]').textContent]).toEqual([[], 'Nothing']);
  type('');
  expect([shown().length, find('[data-filtered]').textContent]).toEqual([3, '']);
});

it('hides them still after a value was saved', () => {
  setPage(content);
  listen(filterRows);
  type('sutar');
  updatePage(new DOMParser().parseFromString(page(content.replaceAll('34400', '34500')), 'text/html'));
  expect(shown()).toEqual(['Mr. Sutar 34500']);
});
