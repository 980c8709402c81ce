import { expect, test } from 'vitest';
import { readSiteContent } from '../../../model/reading/read-site-content';
import type { Edit } from '../../../model/testing/edited-content';
import { editedSchool } from '../../../tests/support/temporary-folder';
import { AWAITED_KEYWORD, scanMistakes } from './scan';

const pdf = (text: string) => `%PDF-1.4\n${text}\n%%EOF\n`;

/** Files a scan as the fire safety certificate. */
function filed(scan: string): Edit[] {
  return [
    {
      file: 'facts/documents.yaml',
      from: 'title: Fire safety certificate\n    awaited: 2026-11-01',
      to: 'title: Fire safety certificate\n    scan: fire.pdf',
    },
    { file: 'documents/fire.pdf', to: scan },
  ];
}

const other: Edit[] = [
  {
    file: 'facts/documents.yaml',
    from: 'title: Building safety certificate\n    awaited: 2026-11-01',
    to: 'title: Building safety certificate\n    scan: building.pdf',
  },
  { file: 'documents/building.pdf', to: pdf('building') },
];

test.each([
  ['a PDF of its own', pdf('fire'), []],
  ['the scan of another certificate', pdf('building'), [{ rule: 'scan-filed-twice' }]],
  ['a renamed photo', 'JFIF', [{ rule: 'unusable-scan', values: { problem: 'no-pdf' } }]],
  ['an incomplete copy', '%PDF-1.4\n', [{ rule: 'unusable-scan', values: { problem: 'cut-off' } }]],
  ['our page that says “awaited”', pdf(AWAITED_KEYWORD), [{ rule: 'unusable-scan', values: { problem: 'awaited' } }]],
])('a certificate may be filed once, as a whole PDF: %s', (_, scan, mistakes) => {
  const folder = editedSchool(...other, ...filed(scan));
  expect(scanMistakes(folder, readSiteContent(folder))).toMatchObject(
    mistakes.map((each) => ({ ...each, file: 'facts/documents.yaml', line: expect.any(Number) as number })),
  );
});
