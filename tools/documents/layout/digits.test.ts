import { expect, it } from 'vitest';
import { lookOf } from '../../../model/concepts/look';
import type { DocumentPlan } from '../document-plan';
import { renderDocument } from './render-document';

const look = lookOf({ palette: 'earth-and-indigo', displayFont: 'yatra-one', pictures: 'drawings' });
const plan: DocumentPlan = {
  language: 'mr',
  id: 'report-2026',
  title: 'अहवाल 2026',
  letterhead: {
    schoolName: 'शाळा क्र. 5',
    address: 'गाव 413000',
    registrations: ['नोंदणी 1961'],
    phone: '+91 00000 00061',
    email: 'office5@school.example',
  },
  body: { kind: 'awaited', since: '2026-11-01' },
  source: 'facts/documents.yaml',
};
const made = (own: Partial<DocumentPlan>) => renderDocument({ ...plan, ...own }, new Date(0), look);

/** Whether a PDF says of itself, in its title for example, what has other letters than Latin ones: ISO 32000-1, 7.3.4.2, 7.9.2.2. */
function says(pdf: Buffer, text: string): boolean {
  const inUtf16 = Buffer.from(text, 'utf16le').swap16().toString('latin1');
  return pdf.toString('latin1').includes(inUtf16.replace(/[\\()]/g, String.raw`\$&`).replaceAll('\t', String.raw`\t`));
}

it('a document has the digits of the school, and its links dial and write to the same', async () => {
  const pdf = await made({ digits: 'devanagari' });
  expect(says(pdf, 'प्रतीक्षेत: अहवाल २०२६')).toBe(true);
  expect(says(pdf, 'शाळा क्र. ५')).toBe(true);
  expect(pdf.includes('tel:+910000000061')).toBe(true);
  expect(pdf.includes('mailto:office5@school.example')).toBe(true);
});

it.each([{}, { digits: 'latin' as const }, { digits: 'devanagari' as const, language: 'en' as const }])(
  'a document with %o has Latin ones',
  async (own) => {
    const pdf = await made(own);
    expect(says(pdf, 'शाळा क्र. 5')).toBe(true);
    expect(says(pdf, 'शाळा क्र. ५')).toBe(false);
  },
);
