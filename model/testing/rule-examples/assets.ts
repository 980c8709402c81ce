import type { ContentMistake } from '../../mistakes/words/content-error';
import type { RuleExample } from './rule-example';

const photo = { file: 'screens/home.yaml', line: 9, at: ['slides', 0, 'photo'] };
const scan = { file: 'facts/documents.yaml', line: 9, at: ['documents', 1, 'scan'] };
const document = (id: string) => `documents:\n  - { id: ${id}, title: Old certificate, awaited: 2026-11-01 }\n`;

// The tests of `pipeline/assets` hold that the rules with `mistakes` fire, and on what they don’t.
export const assetExamples = {
  'unreadable-photo': {
    mistakes: (['empty', 'too-many-pixels', 'web-page', 'pdf', 'no-picture', 'damaged'] as const).map(
      (problem): ContentMistake => ({
        ...photo,
        rule: 'unreadable-photo',
        values: { problem },
      }),
    ),
  },
  'small-photo': {
    mistakes: [
      {
        ...photo,
        rule: 'small-photo',
        values: { minSize: { width: 750, height: 540 } },
      },
    ],
  },
  'unusable-scan': {
    mistakes: (['awaited', 'cut-off', 'no-pdf'] as const).map((problem): ContentMistake => ({
      ...scan,
      rule: 'unusable-scan',
      values: { scan: 'land.pdf', problem },
    })),
  },
  'scan-filed-twice': {
    mistakes: [{ ...scan, rule: 'scan-filed-twice', values: { other: 'Building certificate' } }],
  },
  'unprintable-letters': {
    mistakes: [
      {
        ...scan,
        at: ['documents', 1, 'text'],
        rule: 'unprintable-letters',
        values: { letters: ['🎉'] },
      },
    ],
  },
  'unused-document': {
    breaks: { file: 'facts/documents.yaml', from: 'documents:\n', to: document('old') },
    keeps: [
      { file: 'facts/documents.yaml', from: 'documents:\n', to: document('old') },
      { file: 'screens/our-vision.md', from: '---\n\n', to: '---\n\nSee [the old one](/documents/old.pdf). ' },
    ],
  },
} satisfies Record<string, RuleExample>;
