import { expect, test } from 'vitest';
import type { Edit } from '../testing/edited-content';
import { editedSchool } from '../../tests/support/temporary-folder';
import { readSiteContent } from './read-site-content';

/** In this form the question `stream` depends on the class. */
const withForm = (onlyIf: string, last = ''): Edit => ({
  file: 'forms/admission.yaml',
  to: `title: Admission
template: admission
summary: [child]
sent: { title: Sent, sentence: Thank you. }
fields:
  - { name: child, kind: text, label: Name, maxLength: 120 }
  - { name: class_name, kind: select, label: Class, placeholder: Select, options: [Playgroup], classesExcept: [Grade 12] }
  - name: stream
    kind: select
    label: Stream
    placeholder: Select
    options: [Arts, Science]
    onlyIf: ${onlyIf}
  - { name: bus, kind: select, label: Bus, placeholder: Select, options: [Yes please, No] }
${last}`,
});

test('the content names the shown answers, and the form compares the sent ones', () => {
  const folder = editedSchool(withForm('{ question: class_name, answers: [Playgroup, Grade 11] }'));
  const admission = readSiteContent(folder).forms.find(({ id }) => id === 'admission');
  expect(admission?.fields[2]?.onlyIf).toEqual({
    question: 'class_name',
    answers: [
      { value: 'Playgroup', label: 'Playgroup' },
      { value: 'Grade11', label: 'Grade 11' },
    ],
  });
});
