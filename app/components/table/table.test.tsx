// @vitest-environment happy-dom
import { getAllByRole, getByRole } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyCell } from '../../../words/empty-cell';
import { Table } from './table';

it('has a caption, column and row headers, and links on telephone numbers', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Table
      caption="School Transport"
      columns={['Sr. No', 'Name', 'Mobile No.']}
      rows={[['1', 'A. Kale', '+91 00000 00001']]}
      rowHeader={1}
      isNumbered
    />,
  );
  const table = getByRole(document.body, 'table');
  expect(table.querySelector('caption')?.textContent).toBe('School Transport');
  expect(getAllByRole(table, 'columnheader').map(({ textContent }) => textContent)).toEqual([
    'Sr. No',
    'Name',
    'Mobile No.',
  ]);
  // On phones, cells show the label of their column.
  expect(getAllByRole(table, 'cell').map((cell) => cell.dataset.label)).toEqual(['Mobile No.']);
  expect(getByRole(table, 'link', { name: '+91 00000 00001' }).getAttribute('href')).toBe('tel:+910000000001');
});

it.each([
  ['the name in the first column', {}, ['A']],
  ['the name in a later one', { rowHeader: 2 }, ['A']],
  ['a serial number before the name', { rowHeader: 1, isNumbered: true }, ['A', 'B']],
])('has a row header before every other cell of a row: %s', (_, options, headers) => {
  document.body.innerHTML = renderToStaticMarkup(
    <Table caption="Dates" columns={['a', 'b', 'c']} rows={[['A', 'B', 'C']]} {...options} />,
  );
  // A row header only applies to later cells, so headers must come first.
  expect(Array.from(document.querySelectorAll('tbody tr > *'), ({ textContent }) => textContent)).toEqual([
    'A',
    'B',
    'C',
  ]);
  expect(document.querySelector('td + th')).toBeNull();
  expect(getAllByRole(document.body, 'rowheader').map(({ textContent }) => textContent)).toEqual(headers);
});

it('screen readers read a dash as “none”', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Table caption="Members" columns={['Name', 'Category']} rows={[['A. Kale', emptyCell]]} />,
  );
  expect(getByRole(document.body, 'cell', { name: 'none' }).textContent).toBe('–none');
});
