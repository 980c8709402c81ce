import { expect, test } from 'vitest';
import type { SchoolDocument } from '../../../model/concepts/document';
import { awaitedOn, countRows, disclose } from './disclosure';

const documents: SchoolDocument[] = [
  { id: 'fire', title: 'Fire', scan: 'fire.pdf', issued: '2025-04-01', validUntil: '2028-03-31' },
  { id: 'land', title: 'Land', scan: 'land.pdf' },
  { id: 'noc', title: 'NOC', awaited: '2026-11-01' },
];
const content = { documents, language: 'en', school: { languages: ['en'] } } as never;

test.each([
  ['fire', 'View', 'Valid until 31 March 2028'],
  ['land', 'View', undefined],
  ['noc', 'View how to ask for it', 'Awaited'],
])('the link to the document “%s” names what it opens', (document, text, note) => {
  expect(disclose({ label: 'Row', document }, content)).toMatchObject({ to: `/documents/${document}.pdf`, text, note });
});

test('groups awaited documents, rows and results by date', () => {
  const rows = [
    { label: 'Fire safety', document: 'fire' },
    { label: 'No objection', document: 'noc' },
    { label: 'Water', awaited: '2026-11-01' },
    { label: 'Library', value: '600 square feet' },
    { label: 'Special educator', awaited: '2026-11-02' },
  ];
  const tables = [{ title: 'Class X', columns: [], rows: [], awaited: [{ year: 2026, awaited: '2026-11-03' }] }];
  expect(awaitedOn({ sections: [{ title: 'A', rowTitle: '', valueTitle: '', rows, tables }] }, content)).toEqual([
    { since: 'Awaited since 1 November 2026', labels: ['No objection', 'Water'] },
    { since: 'Awaited since 2 November 2026', labels: ['Special educator'] },
    { since: 'Awaited since 3 November 2026', labels: ['Class X, 2026'] },
  ]);
});

test('counts published rows and those that don’t apply, but not awaited ones', () => {
  const rows = [
    { label: 'Fire safety', document: 'fire' },
    { label: 'No objection', document: 'noc' },
    { label: 'Water', awaited: '2026-11-01' },
    { label: 'Hostel', notApplicable: 'There is none' },
    { label: 'Library', value: '600 square feet' },
  ];
  const sections = [{ title: 'A', rowTitle: '', valueTitle: '', rows }];
  expect(countRows({ sections }, content)).toEqual({ published: 2, notApplicable: 1 });
});
