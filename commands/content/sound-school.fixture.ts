import { cpSync } from 'node:fs';
import { type Edit, smallSchool, withEdits } from '../../model/testing/edited-content';

/** Tests check the content as on this day. Certificates of the school expire later. */
export const checkedOn = '2026-11-25';

/** The bytes of a PDF that differs for each name. */
export function scanned(name: string): string {
  return `%PDF-1.4\n${name}\n%%EOF\n`;
}

const disclosure = 'screens/public-disclosure.yaml';
const documents = 'facts/documents.yaml';

const filledIn: readonly Edit[] = [
  {
    file: 'school.yaml',
    from: '  - { label: U-DISE Code, number: "00000000000", shownInHeader: true }',
    to: [
      "  - { label: CBSE Affiliation No., number: '1130001', shownInHeader: true }",
      "  - { label: CBSE School Code, number: '30001', shownInHeader: false }",
      "  - { label: U-DISE Code, number: '27150100101', shownInHeader: false }",
    ].join('\n'),
  },
  ...['Nursery', 'LKG', 'UKG', ...Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`)].map((label) => ({
    file: 'facts/classes.yaml',
    from: `  - label: ${label}\n`,
    to: `  - label: ${label}\n    sections: 2\n`,
  })),
  {
    file: disclosure,
    from: '          - { year: 2026, awaited: 2026-11-01 }\n          - { year: 2025, awaited: 2026-11-01 }\n          - { year: 2024, awaited: 2026-11-01 }',
    to: [
      '          - { year: 2026, registered: 60, passed: 54 }',
      '          - { year: 2025, registered: 58, passed: 57 }',
      '          - { year: 2024, registered: 55, passed: 55 }',
    ].join('\n'),
  },
  {
    file: disclosure,
    from: 'at least 1.5)\n        awaited: 2026-11-01',
    to: 'at least 1.5)\n        teachersPerSection: [TGT, PRT]',
  },
  {
    file: disclosure,
    from: 'wellness teacher\n        awaited: 2026-11-01',
    to: 'wellness teacher\n        staff: Mrs. Asha Kulkarni',
  },
  {
    file: disclosure,
    from: 'toilets\n        awaited: 2026-11-01',
    to: 'toilets\n        value: "6"',
  },
  {
    file: disclosure,
    from: '(link)\n        awaited: 2026-11-01',
    to: '(link)\n        link: https://video.example/inspection\n        linkText: Watch the video',
  },
  {
    file: disclosure,
    from: '        rows:\n          - [ Vice-principal, Awaited ]\n          - [ Head teacher, Awaited ]\n          - [ PGT, Awaited ]\n          - [ TGT, Awaited ]\n          - [ PRT, Awaited ]',
    to: '        posts:\n          - { post: Principal, designations: [Principal] }\n          - { post: TGT, designations: [TGT] }\n          - { post: PRT, designations: [PRT] }',
  },
  {
    file: 'facts/committees.yaml',
    from: '{ name: Mr. Suresh Jadhav, designation: Member }',
    to: '{ name: Mr. Suresh Jadhav, designation: Member }\n      - { staff: Mr. Imran Shaikh, designation: Member }',
  },
  ...[
    { id: 'fire-safety-certificate', title: 'Fire safety certificate', issued: '2025-04-01', validUntil: '2028-03-31' },
    {
      id: 'building-safety-certificate',
      title: 'Building safety certificate',
      issued: '2024-06-01',
      validUntil: '2027-05-31',
    },
  ].flatMap(({ id, title, issued, validUntil }) => [
    {
      file: documents,
      from: `    title: ${title}\n    awaited: 2026-11-01`,
      to: `    title: ${title}\n    scan: ${id}.pdf\n    issued: ${issued}\n    validUntil: ${validUntil}`,
    },
    { file: `documents/${id}.pdf`, to: scanned(id) },
  ]),
];

/** Writes the content of a CBSE school with a complete disclosure. */
export function writeSoundSchool(folder: string): void {
  for (const source of [smallSchool, 'commands/new-school/lists/cbse']) cpSync(source, folder, { recursive: true });
  withEdits(folder, filledIn);
}
