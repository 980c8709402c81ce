/*
 * Edits the content as an office does, in a copy of the project, builds it, and runs the tests of what was edited: none may
 * fail. `npx tsx tests/browser/programs/office-edits.ts tests/browser/components/albums.spec.ts` runs other browser tests on the copy.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Document, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { todayInIndia } from '../../../forms/calendar-date';
import { editFile } from '../../../model/writing/edit-file';
import { inProjectCopy } from '../../support/project-copy';
import { testsAll } from '../support/tests-all';
import { browserTests, runSteps } from './run-steps';

const WEEK_MS = 7 * 86_400_000;

/** Each edit changes the content, whatever it is now. */
const edits: Readonly<Record<string, (file: Document) => void>> = {
  'facts/classes.yaml': (file) => {
    for (const schoolClass of listAt(file, 'classes').items as YAMLMap[]) {
      for (const fee of (schoolClass.get('fees') as YAMLMap<Scalar, Scalar<number>>).items)
        if (fee.value) fee.value.value += 650;
    }
    const highest = (listAt(file, 'classes').items as YAMLMap[]).at(-1)!.clone() as YAMLMap;
    highest.set('label', 'Grade 11');
    if (highest.has('labelInOtherLanguage')) highest.set('labelInOtherLanguage', 'इयत्ता अकरावी');
    listAt(file, 'classes').add(highest);
    add(file, ['fees', 'heads'], {
      id: 'admission',
      label: 'Admission',
      labelInOtherLanguage: 'प्रवेश शुल्क',
      paid: 'once',
      amount: 500,
    });
  },
  'facts/staff.yaml': (file) =>
    add(file, ['staff'], {
      name: 'Mrs. Newly Appointed',
      designation: 'TGT Geography',
      qualification: 'M.A. (Geography), B.Ed.',
      picture: { illustration: 'portrait-placeholder', seed: 1 },
    }),
  'facts/calendar.yaml': (file) =>
    add(file, ['gazettedHolidays', 'rows'], { date: '2027-05-28', event: 'A holiday that was declared late' }),
  'school.yaml': (file) => file.setIn(['phones', 0, 'number'], '+91 00000 98765'),
  'forms/enquiry.yaml': (file) => {
    add(file, ['fields'], {
      name: 'bus_stop',
      kind: 'text',
      label: 'Nearest bus stop',
      hint: 'It tells us which bus comes near you.',
      required: true,
      whenEmpty: 'Enter the nearest bus stop, or “None”',
      maxLength: 120,
    });
    file.setIn(['fields', 0, 'label'], 'Name of the child');
  },
  'forms/career.yaml': (file) => {
    add(file, ['fields'], { name: 'languages_spoken', kind: 'text', label: 'Languages you speak', maxLength: 120 });
    for (const field of listAt(file, 'fields').items as YAMLMap[])
      if (field.has('options')) (field.get('options') as YAMLSeq).add('Other');
  },
  'facts/committees.yaml': (file) =>
    add(file, ['committees'], {
      id: 'library',
      title: 'Library Committee',
      members: [{ name: 'Mrs. Newly Elected', designation: 'Member' }],
    }),
  'menu.yaml': (file) => {
    file.setIn(['header', 0, 'label'], 'Our front door');
    file.setIn(['footer', 1, 'label'], 'Another name of this screen');
    add(file, ['footer'], { label: 'Midday Meal', to: '/midday-meal' });
    add(file, ['header'], { label: 'News', to: '/news' });
  },
  'screens/home.yaml': (file) => file.setIn(['slides', 0, 'sentence'], 'A sentence that the office has changed.'),
  'screens/classes.yaml': (file) => file.setIn(['title'], 'All classes and what they cost'),
  'screens/gallery.yaml': (file) =>
    add(file, ['albums'], {
      id: 'newest-album',
      title: 'The newest album',
      pictures: [1, 2, 3].map((seed) => ({ illustration: 'sports-day', seed })),
    }),
};

/** Files that the office adds: a screen and a notice. */
const newFiles: Readonly<Record<string, string>> = {
  'screens/midday-meal.md': `---
kind: prose
title: Midday Meal
description: What is cooked on each day of the week, and who tastes it before the children do.
---

Cooked here every morning, and tasted by a parent first.

| Day     | Meal               |
| ------- | ------------------ |
| Monday  | Khichdi, banana    |
| Tuesday | Rice, dal, sprouts |
`,
  'screens/news.yaml': [
    '# yaml-language-server: $schema=../.schemas/screen-news.json',
    'kind: news',
    'title: News',
    'description: What happens at {{schoolName}} this week and this month, in a few lines each.',
    '',
  ].join('\n'),
  'news/third-bus.md': notice({ title: 'A third bus', date: todayInIndia() }, 'It is yellow, as the other two.'),
  'news/rain.md': notice(
    {
      title: 'Closed because of the rain',
      date: todayInIndia(),
      until: todayInIndia(new Date(Date.now() + WEEK_MS)),
      pinned: 'true',
      pdf: 'rain.pdf',
    },
    'The buses do not run. Call {{phone1}} or read [the fees](/classes).',
  ),
  'news/old.md': notice({ title: 'Long ago', date: '2024-06-15', until: '2024-06-20' }, 'The school has begun again.'),
  'documents/rain.pdf': '%PDF-1.4\n%%EOF\n',
};

/** Journeys that show none of the edits. */
const NOTHING_EDITED = 'enquiry is|enquiry with|one tap';

/** Journeys through slides, menus, forms and albums, which the edits change. */
const journeysThroughEdits = ['albums', 'apply-now', 'enquiry', 'home', 'menu', 'other-form'].map(
  (name) => `tests/browser/journeys/${name}`,
);

const asked = process.argv.slice(2);
/** Tests that show the edits; journeys with JavaScript only. */
const shownEdits =
  asked.length > 0
    ? asked
    : [
        ...[
          'tests/browser/screens',
          'tests/browser/specification/addresses',
          'tests/browser/specification/forms',
          ...(testsAll ? ['tests/browser/journeys'] : journeysThroughEdits),
        ],
        ...['--project=', '--project=Chromium, scripts on', `--grep-invert=${NOTHING_EDITED}`],
      ];

const everyScreen = ['tests/browser/journeys/every-screen', '--project=Chromium, scripts off'];

const steps = [
  // Unit tests that read `content/`.
  ['vitest/vitest.mjs', 'run', 'commands/schemas'],
  ['../setup/build.mjs'],
  [...browserTests, ...shownEdits],
  ...(asked.length > 0 ? [] : [[...browserTests, ...everyScreen]]),
  ['tsx/dist/cli.mjs', 'tests/browser/specification/report.ts'],
  ['tsx/dist/cli.mjs', 'tests/browser/programs/content-with-mistakes.ts'],
];

await inProjectCopy(
  (folder) => {
    for (const [file, edit] of Object.entries(edits))
      editFile(path.join(folder, 'content', file), (content) => content.change(edit));
    for (const [file, text] of Object.entries(newFiles)) {
      const full = path.join(folder, 'content', file);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, text);
    }
    const isGreen = runSteps(folder, steps);
    if (!isGreen)
      console.error(
        'Tests expect what the content said before these edits. Let them ask tests/browser/support/content.ts.',
      );
    process.exitCode = isGreen ? 0 : 1;
    return Promise.resolve();
  },
  { also: ['.cache'] },
);

function add(file: Document, list: string[], entry: object): void {
  file.addIn([...list, listAt(file, ...list).items.length], file.createNode(entry));
}

function listAt(file: Document, ...place: string[]): YAMLSeq {
  return file.getIn(place) as YAMLSeq;
}

function notice(fields: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}
