import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { messageAfter } from '../testing/messages';
import { readSiteContent } from './read-site-content';

const file = 'forms/enquiry.yaml';
const edit = (stages: string) => ({ file, from: 'sent:', to: `stages: ${stages}\nsent:` });

test('a form has its own stages, and otherwise three usual ones', () => {
  const stages = (...edits: Parameters<typeof editedSchool>) => readSiteContent(editedSchool(...edits)).stages.enquiry;
  expect(stages()?.map(({ isFinal }) => isFinal)).toEqual([false, false, true]);
  expect(stages(edit('[{ id: asked, label: Asked }, { id: came, label: Came, final: true }]'))).toEqual([
    { id: 'asked', label: 'Asked', isFinal: false },
    { id: 'came', label: 'Came', isFinal: true },
  ]);
});

test.each([
  [
    'a final first stage',
    '[{ id: new, label: New, final: true }, { id: b, label: B }]',
    'new forms begin in the first stage',
  ],
  ['two stages of one id', '[{ id: new, label: New }, { id: new, label: B }]', 'an id that is in the list only once'],
  ['an id with a space', '[{ id: form sold, label: New }, { id: b, label: B }]', 'small letters, digits and hyphens'],
  ['a single stage', '[{ id: new, label: New }]', 'stages'],
])('%s is an error', (_, stages, expected) => {
  expect(messageAfter(edit(stages))).toContain(expected);
});
