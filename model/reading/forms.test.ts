import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { smallSchool } from '../testing/edited-content';
import { editedSchool } from '../../tests/support/temporary-folder';
import { messageAfter } from '../testing/messages';
import { listOfClasses, pathOfForm } from '../projections/pages/form-screens';
import { noticeBeside } from '../concepts/privacy';
import { feesOf } from '../projections/facts/class-fees';
import { readSiteContent } from './read-site-content';

const file = 'forms/enquiry.yaml';

const visit = `
title: Visit to the school
template: visit
summary: [name]
sent: { title: Sent, sentence: We expect you. }
fields:
  - { name: name, kind: text, label: Your name, required: true, maxLength: 120, autocomplete: name }
  - { name: day, kind: date, label: Day of your visit, required: true }
  - { name: child_class, kind: select, label: Class, placeholder: Select Class, classesExcept: [] }
`;

test('a form is one file', () => {
  const content = readSiteContent(editedSchool({ file: 'forms/visit.yaml', to: visit }));
  const form = content.forms.find(({ id }) => id === 'visit');
  expect(form).toMatchObject({ title: 'Visit to the school', template: 'visit', summary: ['name'] });
  expect(form?.fields.at(-1)).toEqual({
    name: 'child_class',
    kind: 'select',
    label: 'Class',
    placeholder: 'Select Class',
    options: content.classes.map(({ label }) => ({ label, value: label.replace(' ', '') })),
    classesNotOffered: [],
  });
  expect(noticeBeside('visit', content.privacy, 'en')?.declaration).toBe(content.privacy.otherForms?.declaration);
});

test('a form, like a fee, may be called as something that every object has; a question may not', () => {
  const content = readSiteContent(editedSchool({ file: 'forms/constructor.yaml', to: visit }));
  expect(noticeBeside('constructor', content.privacy, 'en')).toEqual(noticeBeside('visit', content.privacy, 'en'));
  const fee = { id: 'constructor', label: 'Yearly fee', paid: 'yearly' } as const;
  expect(feesOf({ ...content.classes[0]!, fees: {} }, [fee], 'en')).toEqual([]);
  expect(messageAfter({ file, from: 'name: full_name', to: 'name: toString' })).toContain('Choose another one');
});

test('a list of classes has the form’s own answers, then the classes, and separately the classes that it leaves out', () => {
  const to = 'options: [Playgroup]\n    classesExcept: [Grade 12]';
  const content = readSiteContent(editedSchool({ file, from: 'classesExcept: []', to }));
  const list = content.forms.find(({ id }) => id === 'enquiry')?.fields.at(-1);
  expect(list).toMatchObject({
    options: [
      { value: 'Playgroup', label: 'Playgroup' },
      { value: 'Nursery', label: 'Nursery' },
      { value: 'LKG', label: 'LKG' },
      { value: 'UKG', label: 'UKG' },
      ...Array.from({ length: 11 }, (_, index) => ({ value: `Grade${index + 1}`, label: `Grade ${index + 1}` })),
    ],
    classesNotOffered: [{ value: 'Grade12', label: 'Grade 12' }],
  });
  expect(listOfClasses(content)).toMatchObject({ path: '/enquiry-form', name: 'class_name' });
  expect(pathOfForm(content, 'visit')).toBeUndefined();
});

test('forms offer no class to which admission is closed, although a question about it stays valid', () => {
  const closed = {
    file: 'facts/classes.yaml',
    from: '- label: Grade 12\n',
    to: '- label: Grade 12\n    admission: closed\n',
  };
  const asked =
    '\n  - { name: stream, kind: text, label: Stream, maxLength: 9, onlyIf: { question: class_name, answers: [Grade 12] } }';
  const content = readSiteContent(
    editedSchool(closed, { file, from: 'classesExcept: []', to: `classesExcept: []${asked}` }),
  );
  const list = content.forms.find(({ id }) => id === 'enquiry')?.fields.find(({ name }) => name === 'class_name');
  if (list?.kind !== 'select') throw new Error('no list');
  expect(list.options.map(({ value }) => value)).not.toContain('Grade12');
  expect(list.classesNotOffered).toEqual([{ value: 'Grade12', label: 'Grade 12', isClosed: true }]);
  expect(listOfClasses(content)?.values.at(-1)).toBe('Grade12');
});

test('a renamed class with its old value as id sends what it sent before', () => {
  const renamed = {
    file: 'facts/classes.yaml',
    from: '- label: Grade 12\n',
    to: '- label: Class XII\n    id: Grade12\n',
  };
  const content = readSiteContent(editedSchool(renamed));
  const list = content.forms.find(({ id }) => id === 'enquiry')?.fields.at(-1);
  expect(list).toMatchObject({
    options: expect.arrayContaining([{ value: 'Grade12', label: 'Class XII' }]) as unknown,
  });
  expect(listOfClasses(content)?.values.at(-1)).toBe('Grade12');
});

test.each([
  ['the same name', '- label: Grade 11', 'classes › 15 › label'],
  ['the same value', '- label: Grade11', 'classes › 15 › label'],
  ['the same id', '- label: Last\n    id: Grade11', 'classes › 15 › id'],
  ['a space in its id', '- label: Last\n    id: Grade 12', 'classes › 15 › id'],
])('two classes can’t be told apart by forms: %s', (_, to, place) => {
  expect(messageAfter({ file: 'facts/classes.yaml', from: '- label: Grade 12', to })).toContain(place);
});

test('references to missing forms', () => {
  const folder = editedSchool();
  for (const name of ['forms', 'mail']) rmSync(path.join(folder, name), { recursive: true });
  const named = (file: string, at: string[], id: string) =>
    expect.objectContaining({
      file,
      at,
      rule: 'unknown-name',
      values: { kind: 'form', name: id, known: [] },
    }) as unknown;
  expect(() => readSiteContent(folder)).toThrow(
    expect.objectContaining({
      mistakes: [
        named('settings.yaml', ['enquiryDialog', 'form'], 'enquiry'),
        named('facts/privacy.yaml', ['notices', 'enquiry'], 'enquiry'),
        named('facts/privacy.yaml', ['notices', 'career'], 'career'),
        named('screens/career.yaml', ['form'], 'career'),
        named('screens/enquiry-form.yaml', ['form'], 'enquiry'),
      ],
    }) as Error,
  );
});

test('two forms of one template', () => {
  const message = messageAfter({ file, from: 'template: enquiry_form', to: 'template: career_form' });
  expect(message).toContain('“career_form” is there twice.');
  // The three files of the mail lost their form, which now names another template.
  expect(message?.match(/mail\/enquiry_form\.(html|subject\.txt|txt)\n +No form uses this mail/g)).toHaveLength(3);
});

test('the enquiry dialog is optional', () => {
  const settings = readFileSync(path.join(smallSchool, 'settings.yaml'), 'utf8');
  expect(
    messageAfter({ file: 'settings.yaml', from: /^enquiryDialog:.*\n/m.exec(settings)![0], to: '' }),
  ).toBeUndefined();
});
