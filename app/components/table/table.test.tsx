// @vitest-environment happy-dom
import { getAllByRole, getByRole } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyCell } from '../../../words/empty-cell';
import { Table } from './table';

it('has a caption, a head for each column, and one in each row; a number in it can be called', () => {
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
  expect(getByRole(table, 'rowheader').textContent).toBe('A. Kale');
  // Where rows stand as blocks, each cell says its column.
  expect(getAllByRole(table, 'cell').map((cell) => cell.dataset.label)).toEqual(['Sr. No', 'Mobile No.']);
  expect(getByRole(table, 'link', { name: '+91 00000 00001' }).getAttribute('href')).toBe('tel:+910000000001');
});

it('says in words what a dash shows', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Table caption="Members" columns={['Name', 'Category']} rows={[['A. Kale', emptyCell]]} />,
  );
  expect(getByRole(document.body, 'cell', { name: 'none' }).textContent).toBe('–none');
});
