import { expect, test } from 'vitest';
import type { Edit } from '../testing/edited-content';
import { editedSchool } from '../../tests/support/temporary-folder';
import { messageAfter, testMessages } from '../testing/messages';
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

const form = String(withForm('{ question: class_name, answers: [Grade 11] }').to);
const inParts = form
  .replace('name: child,', 'name: child, part: Child,')
  .replace('name: stream', 'name: stream\n    part: Stream')
  .replace('name: bus,', 'name: bus, part: Bus,');

testMessages({
  'an unknown question': [
    withForm('{ question: class, answers: [Grade 11] }'),
    `content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
    expected: the name of a list (kind: select) above it
    found:    “class”
    to do:    Write one of: class_name.`,
  ],
  'a misspelt question': [
    withForm('{ question: clas_name, answers: [Grade 11] }'),
    `content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
    expected: the name of a list (kind: select) above it
    found:    “clas_name”
    to do:    Did you mean “class_name”?`,
  ],
  'a question that is not a list': [
    withForm('{ question: child, answers: [Grade 11] }'),
    `content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
    expected: the name of a list (kind: select) above it
    found:    “child”, of the kind text
    to do:    Write one of: class_name.`,
  ],
  'a question further below': [
    withForm('{ question: bus, answers: [No] }'),
    `content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
    expected: the name of a list (kind: select) above it
    found:    “bus”, which is below
    to do:    Move this question below that list.`,
  ],
  'the question itself': [
    withForm('{ question: stream, answers: [Arts] }'),
    `content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
    expected: the name of a list (kind: select) above it
    found:    “stream”
    to do:    Write one of: class_name.`,
  ],
  'a misspelt answer': [
    withForm('{ question: class_name, answers: [Grde 11] }'),
    `content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › answers › 1
    expected: an answer that “class_name” offers
    found:    “Grde 11”
    to do:    Did you mean “Grade 11”?`,
  ],
  'a class that the list leaves out': [
    withForm('{ question: class_name, answers: [Grade 12] }'),
    `content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › answers › 1
    expected: an answer that “class_name” offers
    found:    “Grade 12”, which “class_name” leaves out
    to do:    Delete it here, or under “class_name” in “classesExcept:”.`,
  ],
  'the same answer twice': [
    withForm('{ question: class_name, answers: [Playgroup, Playgroup] }'),
    `content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › answers › 2
    expected: an answer that is in the list only once
    found:    “Playgroup”, which is already in the list
    to do:    Delete one of the two.`,
  ],
  'no answers': [
    withForm('{ question: class_name, answers: [] }'),
    `content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › answers
    expected: at least 1 entry
    found:    0 entries
    to do:    Add 1 entry.`,
  ],
  'a question without a list above it': [
    {
      file: 'forms/admission.yaml',
      to: form.replace('label: Name,', 'label: Name, onlyIf: { question: child, answers: [x] },'),
    },
    `content/forms/admission.yaml, line 6 · fields › 1 › onlyIf › question
    expected: the name of a list (kind: select) above it
    found:    “child”
    to do:    Put a list above this question, or delete “onlyIf:”.`,
  ],
  'a part whose questions all depend on others': [
    { file: 'forms/admission.yaml', to: inParts },
    `content/forms/admission.yaml, line 9 · fields › 3 › part
    expected: a part with a question that is always asked
    found:    only questions with “onlyIf:”
    to do:    Add such a question to this part, or delete this line: then its questions belong to the part above.`,
  ],
});

test('a part with a question that is always asked', () => {
  const file = 'forms/admission.yaml';
  expect(messageAfter({ file, to: inParts.replace('part: Bus,', '') })).toBeUndefined();
});
