import { expect, test } from 'vitest';
import type { PlacedMistake } from '../mistakes/words/content-error';
import { checkCertificates } from './check-certificates';

const told = (validUntil: string, today: string) => {
  const warnings: unknown[] = [];
  const documents = [{ id: 'fire', title: 'Fire safety', scan: 'fire.pdf', validUntil }];
  checkCertificates({ documents }, (warning) => warnings.push(warning), today);
  return warnings;
};

test.each([
  ['61 days before its end', '2026-01-29', []],
  ['60 days before', '2026-01-30', [{ values: { isOver: false } }]],
  ['on its last day', '2026-03-31', [{ values: { isOver: false } }]],
  ['a day later', '2026-04-01', [{ values: { isOver: true } }]],
])('a certificate %s', (_, today, found) => {
  expect(told('2026-03-31', today)).toMatchObject(found);
});

test('a scan without a date and an awaited document do not expire', () => {
  const warnings: PlacedMistake[] = [];
  const documents = [
    { id: 'land', title: 'Land', scan: 'land.pdf' },
    { id: 'noc', title: 'NOC', awaited: '2026-01-01' },
  ];
  checkCertificates({ documents }, (warning) => warnings.push(warning), '2030-01-01');
  expect(warnings).toEqual([]);
});
