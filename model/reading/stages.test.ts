import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { smallSchool } from '../testing/edited-content';
import { messageAfter } from '../testing/messages';
import { readEveryLanguage, readSiteContent } from './read-site-content';

const file = 'forms/enquiry.yaml';
const written = readFileSync(path.join(smallSchool, file), 'utf8');
/** Replaces the form's stages. */
const edit = (stages?: string) => ({
  file,
  to: written.replace(/^stages:\n(?: {2}.*\n)+/m, stages ? `stages: ${stages}\n` : ''),
});

test('a form has its own stages, and otherwise three usual ones', () => {
  const stages = (...edits: Parameters<typeof editedSchool>) => readSiteContent(editedSchool(...edits)).stages.enquiry;
  expect(stages(edit())?.map(({ isFinal }) => isFinal)).toEqual([false, false, true]);
  expect(stages(edit('[{ id: asked, label: Asked }, { id: came, label: Came, final: true }]'))).toEqual([
    { id: 'asked', label: 'Asked', isFinal: false },
    { id: 'came', label: 'Came', isFinal: true },
  ]);
});

test.each([
  [
    'an id with a space',
    '[{ id: form sold, label: New }, { id: b, label: B }]',
    'small English letters, digits and hyphens',
  ],
  ['a single stage', '[{ id: new, label: New }]', 'stages'],
])('%s is an error', (_, stages, expected) => {
  expect(messageAfter(edit(stages))).toContain(expected);
});

test('a label without a translation is in the first language, and is reported as missing', () => {
  const translated = { file: 'forms/enquiry.translations.yaml', to: 'texts: [{ en: Called, mr: फोन झाला }]' };
  const languages = { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [en, mr]' };
  const name = { file: 'school.translations.yaml', to: 'texts: [{ en: Example School, mr: उदाहरण शाळा }]' };
  const [, marathi] = readEveryLanguage(editedSchool(languages, name, translated));
  expect(marathi?.stages.enquiry?.slice(0, 3)).toEqual([
    { id: 'new', label: 'New', isFinal: false },
    { id: 'called', label: 'फोन झाला', isFinal: false },
    { id: 'visited', label: 'Visited', isFinal: false },
  ]);
  const missing = marathi?.untranslated.flatMap((each) => (each.file === file ? [each.text] : []));
  expect(missing).toContain('Visited');
  expect(missing).not.toContain('Called');
});
