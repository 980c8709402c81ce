import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { formWith } from '../testing/rule-examples/forms';
import { readSiteContent } from './read-site-content';

test('the content names the shown answers, and the form compares the sent ones', () => {
  const folder = editedSchool(formWith('{ question: class_name, answers: [Playgroup, Grade 11] }'));
  const admission = readSiteContent(folder).forms.find(({ id }) => id === 'admission');
  expect(admission?.fields[2]?.onlyIf).toEqual({
    question: 'class_name',
    answers: [
      { value: 'Playgroup', label: 'Playgroup' },
      { value: 'Grade11', label: 'Grade 11' },
    ],
  });
});
