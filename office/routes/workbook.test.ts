import { unzipSync, strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import type { Entry } from '../pages/views';
import { writeWorkbook } from './workbook';

const entry = {
  form: { title: 'Enquiry' },
  reference: '7c4d-91e2-03ab',
  spokenNumber: 482_913,
  // In India already the 28th.
  receivedAt: Date.parse('2026-11-27T20:00:00Z'),
  stage: { id: 'new', label: 'New', isFinal: false },
  callOn: '2026-12-01',
  owner: '',
} as Entry;

async function sheetOf(values: Record<string, string>): Promise<string> {
  const answers = Object.entries(values).map(([name, value]) => ({ name, label: name, value }));
  const questions = new Map(answers.map(({ name }) => [name, name]));
  const file = await writeWorkbook([{ entry, answers, others: [], note: '' }], questions, 'en');
  const files = Object.entries(unzipSync(new Uint8Array(file)));
  return files.flatMap(([name, body]) => (/sheet1|sharedStrings/.test(name) ? strFromU8(body) : [])).join('');
}

it('writes answers as texts, so that Excel neither calculates nor converts them', async () => {
  const sheet = await sheetOf({ sum: '=1+1', phone: '+91 98765 43210', date: '1-2', digits: '0042' });
  for (const text of ['=1+1', '+91 98765 43210', '1-2', '0042']) expect(sheet).toContain(`>${text}<`);
  expect(sheet).not.toContain('<f>');
  // Cells with numbers have no `t` attribute, which types a text: only the two days are numbers.
  expect([...sheet.matchAll(/<c r="\w+"(?: s="\d+")?><v>(\d+)/g)].map(([, day]) => day)).toEqual(['46354', '46357']);
});

it('shortens answers to what a cell can hold', async () => {
  expect(await sheetOf({ long: 'x'.repeat(40_000) })).toContain(`>${'x'.repeat(32_767)}<`);
});
