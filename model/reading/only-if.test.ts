import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Edit, messageAfter, smallSchool, withEdits } from '../testing/edited-content';
import { readSiteContent } from './read-site-content';

/** A form in which a question depends on the class, and one on that. */
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
const said = (onlyIf: string, last?: string) => messageAfter(withForm(onlyIf, last))?.split('\n').slice(2).join('\n');

test('its answers are written as they are shown, and compared as they are sent', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(smallSchool, folder, { recursive: true });
  withEdits(folder, [withForm('{ question: class_name, answers: [Playgroup, Grade 11] }')]);
  const form = readSiteContent(folder).forms.find(({ id }) => id === 'admission');
  expect(form?.fields[2]?.onlyIf).toEqual({
    question: 'class_name',
    answers: [
      { value: 'Playgroup', label: 'Playgroup' },
      { value: 'Grade11', label: 'Grade 11' },
    ],
  });
});

test('a question that there is not, one that is no list, and one that comes later', () => {
  expect(said('{ question: class, answers: [Grade 11] }')).toMatchInlineSnapshot(`
    "  content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
        expected: the name of a list (kind: select) that stands above
        found:    “class”
        to do:    Write one of: class_name."
  `);
  expect(said('{ question: clas_name, answers: [Grade 11] }')).toMatchInlineSnapshot(`
    "  content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
        expected: the name of a list (kind: select) that stands above
        found:    “clas_name”
        to do:    Did you mean “class_name”?"
  `);
  expect(said('{ question: child, answers: [Grade 11] }')).toMatchInlineSnapshot(`
    "  content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
        expected: the name of a list (kind: select) that stands above
        found:    “child”, of the kind text
        to do:    Write one of: class_name."
  `);
  expect(said('{ question: bus, answers: [No] }')).toMatchInlineSnapshot(`
    "  content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
        expected: the name of a list (kind: select) that stands above
        found:    “bus”, which stands below
        to do:    Move this question below that list."
  `);
  expect(said('{ question: stream, answers: [Arts] }')).toMatchInlineSnapshot(`
    "  content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › question
        expected: the name of a list (kind: select) that stands above
        found:    “stream”
        to do:    Write one of: class_name."
  `);
});

test('a question above which no list stands', () => {
  const edit = withForm('{ question: class_name, answers: [Grade 11] }');
  const first = (edit.to as string).replace('label: Name,', 'label: Name, onlyIf: { question: child, answers: [x] },');
  expect(messageAfter({ ...edit, to: first })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/admission.yaml, line 6 · fields › 1 › onlyIf › question
        expected: the name of a list (kind: select) that stands above
        found:    “child”
        to do:    Put a list above this question, or delete “onlyIf:”."
  `);
});

test('an answer that the list does not have, that stands twice, and none', () => {
  expect(said('{ question: class_name, answers: [Grde 11] }')).toMatchInlineSnapshot(`
    "  content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › answers › 1
        expected: an answer that “class_name” offers
        found:    “Grde 11”
        to do:    Did you mean “Grade 11”?"
  `);
  expect(said('{ question: class_name, answers: [Grade 12] }')).toMatchInlineSnapshot(`
    "  content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › answers › 1
        expected: an answer that “class_name” offers
        found:    “Grade 12”, which “class_name” leaves out
        to do:    Delete it here, or below “class_name” behind “classesExcept:”."
  `);
  expect(said('{ question: class_name, answers: [Playgroup, Playgroup] }')).toMatchInlineSnapshot(`
    "  content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › answers › 2
        expected: an answer that stands only once
        found:    “Playgroup”, which stands before it too
        to do:    Delete one of the two."
  `);
  expect(said('{ question: class_name, answers: [] }')).toMatchInlineSnapshot(`
    "  content/forms/admission.yaml, line 13 · fields › 3 › onlyIf › answers
        expected: at least 1 entry
        found:    0 entries
        to do:    Add 1 entry."
  `);
});

test('a part that would be empty for some', () => {
  const edit = withForm('{ question: class_name, answers: [Grade 11] }');
  const inParts = (edit.to as string)
    .replace('name: child,', 'name: child, part: Child,')
    .replace('name: stream', 'name: stream\n    part: Stream')
    .replace('name: bus,', 'name: bus, part: Bus,');
  expect(messageAfter({ ...edit, to: inParts })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/admission.yaml, line 9 · fields › 3 › part
        expected: a part with a question that is always asked
        found:    only questions with “onlyIf:”
        to do:    Add such a question to this part, or delete this line: then its questions belong to the part above."
  `);
  expect(messageAfter({ ...edit, to: inParts.replace('part: Bus,', '') })).toBeUndefined();
});
