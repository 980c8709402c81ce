import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { lookOf } from '../../../../model/concepts/look';
import type { FactTable } from '../../../../model/projections/facts/fact-tables';
import { renderDocument } from './render-document';

const asOf = new Date('2026-11-20T06:00:00Z');
const look = lookOf({
  palette: 'earth-and-indigo',
  displayFont: 'yatra-one',
  world: 'geometry',
  pictures: 'drawings',
});
const longText = `${'word '.repeat(1500)}last-word`;
const short: FactTable = {
  id: 'staff',
  caption: 'Staff',
  columns: ['Name', 'Designation'],
  rows: [['Asha', 'Teacher']],
  rowHeader: 0,
};

it.each<[string, Partial<FactTable>]>([
  ['a cell', { rows: [...short.rows, ['Ravi', longText]] }],
  ['the name of a row', { rows: [[longText, 'Teacher']] }],
  ['rows that together are longer than a page', { rows: Array(5).fill(['Ravi', `${'word '.repeat(400)}last-word`]) }],
  ['a row among many', { rows: [...Array<string[]>(20).fill(['Ravi', 'Peon']), ['Asha', longText]] }],
  ['a note', { notes: [longText] }],
  ['a caption', { caption: longText }],
])('%s that does not fit on a page goes on overleaf', async (_, own) => {
  const pdf = renderDocument(
    {
      language: 'en',
      id: 'staff',
      title: 'Report',
      letterhead: { schoolName: 'School', address: 'Town', registrations: [], phone: undefined, email: undefined },
      body: { kind: 'tables', tables: [{ ...short, ...own }] },
      source: 'facts/staff.yaml',
    },
    asOf,
    look,
  );
  const expected = JSON.stringify({ ...short, ...own }).match(/\b(last-)?word\b/g);
  expect((await wordsOnPages(pdf)).filter((word) => /^(last-)?word$/.test(word))).toHaveLength(expected!.length);
});

/** All words of a PDF except those that lie below the lower edge of a page. */
async function wordsOnPages(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.flatMap((item) => ('str' in item && item.transform[5] > 0 ? item.str.split(' ') : []));
  });
  return (await Promise.all(pages)).flat();
}
