import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Edit, messageAfter, warningsAfter, smallSchool } from '../testing/edited-content';
import { listOfClasses, pathOfForm } from '../projections/pages/form-screens';
import { noticeBeside } from '../concepts/privacy';
import { readSiteContent } from './read-site-content';

const file = 'forms/enquiry.yaml';

/** A form like any that a school may add: one file and nothing else. */
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

function schoolWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(smallSchool, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test('a third form is one file', () => {
  const content = readSiteContent(schoolWith({ 'forms/visit.yaml': visit }));
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

test('a form offers its own answers, then the classes, and says which it does not offer', () => {
  const enquiry = readFileSync(path.join(smallSchool, file), 'utf8');
  const ownAnswers = enquiry.replace('classesExcept: []', 'options: [Playgroup]\n    classesExcept: [Grade 12]');
  const content = readSiteContent(schoolWith({ [file]: ownAnswers }));
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

test('a school may have no form, and then nothing names one', () => {
  const folder = schoolWith({});
  for (const name of ['forms', 'mail']) rmSync(path.join(folder, name), { recursive: true });
  expect(() => readSiteContent(folder)).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: There are 5 mistakes in the content:

      content/settings.yaml, line 9 · enquiryDialog › form
        expected: the name of a file in content/forms/, without .yaml
        found:    “enquiry”
        to do:    Add content/forms/enquiry.yaml first.

      content/screens/career.yaml, line 3 · form
        expected: the name of a file in content/forms/, without .yaml
        found:    “career”
        to do:    Add content/forms/career.yaml first.

      content/screens/enquiry-form.yaml, line 3 · form
        expected: the name of a file in content/forms/, without .yaml
        found:    “enquiry”
        to do:    Add content/forms/enquiry.yaml first.

      content/facts/privacy.yaml, line 6 · notices › enquiry
        expected: the name of a file in content/forms/, without .yaml
        found:    “enquiry”
        to do:    Add content/forms/enquiry.yaml first.

      content/facts/privacy.yaml, line 25 · notices › career
        expected: the name of a file in content/forms/, without .yaml
        found:    “career”
        to do:    Add content/forms/career.yaml first.]
  `);
});

test('a kind of field that there is not', () => {
  expect(messageAfter({ file, from: 'kind: multiline', to: 'kind: multi-line' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 21 · fields › 8 › kind
        expected: one of text, multiline, mobile, email, date, date-of-birth, select
        found:    “multi-line”
        to do:    Did you mean “multiline”?"
  `);
  expect(messageAfter({ file, from: 'kind: multiline', to: 'kind: number' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 21 · fields › 8 › kind
        expected: one of text, multiline, mobile, email, date, date-of-birth, select
        found:    “number”
        to do:    Write one of: text, multiline, mobile, email, date, date-of-birth, select."
  `);
});

test('a field without its length, and a length where there is none', () => {
  expect(messageAfter({ file, from: ', required: true, maxLength: 120', to: '' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 8 · fields › 1 › maxLength
        expected: a number in digits, without commas or a currency sign
        found:    nothing, the field “maxLength:” is missing
        to do:    Add “maxLength: …” to this entry."
  `);
  expect(
    messageAfter({ file, from: '    hint: The class depends', to: '    maxLength: 10\n    hint: The class depends' }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 15 · fields › 4 › maxLength
        expected: only these fields: kind, name, part, label, hint, required, whenEmpty, onlyIf, autocomplete, ages, sample
        found:    “maxLength:”
        to do:    Delete the line, or look up in content/README.md how such an entry is written."
  `);
});

test('a name with a space, one that is taken, and one that stands twice', () => {
  expect(messageAfter({ file, from: 'name: full_name', to: 'name: full name' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 8 · fields › 1 › name
        expected: letters, digits and _ without spaces, for example full_name
        found:    “full name”
        to do:    Change it to look like the example."
  `);
  expect(messageAfter({ file, from: 'name: email_id', to: 'name: website' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 19 · fields › 6 › name
        expected: a name that means nothing else on the way
        found:    “website”
        to do:    Write another name, for example website_1."
  `);
  expect(messageAfter({ file, from: 'name: mother_name', to: 'name: father_name' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 10 · fields › 3 › name
        expected: a name that no other field of this form has
        found:    “father_name”, which stands above too
        to do:    Change one of the two."
  `);
});

test('a class that the school does not have, and an answer that stands twice', () => {
  expect(messageAfter({ file, from: 'classesExcept: []', to: 'classesExcept: [Grde 5]' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 29 · fields › 9 › classesExcept › 1
        expected: a class that stands in content/facts/classes.yaml
        found:    “Grde 5”
        to do:    Did you mean “Grade 5”?"
  `);
  expect(messageAfter({ file, from: 'classesExcept: []', to: 'options: [Playgroup, Grade1]\n    classesExcept: []' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/forms/enquiry.yaml, line 29 · fields › 9 › options › 2
          expected: an answer that stands only once
          found:    “Grade1”, which stands among the classes too
          to do:    Delete one of the two."
    `);
});

test('a list without answers', () => {
  expect(messageAfter({ file, from: '    classesExcept: []\n', to: '' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 22 · fields › 9
        expected: answers to choose from
        found:    neither options nor classesExcept
        to do:    Add “options: [One answer, Another answer]”, or “classesExcept: []” for the classes of the school."
  `);
});

test('words for what is empty, of a field that may be empty', () => {
  expect(
    messageAfter({
      file,
      from: '    required: true\n    whenEmpty: Select a class',
      to: '    whenEmpty: Select a class',
    }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 25 · fields › 9 › whenEmpty
        expected: required: true beside it
        found:    a question that may be left empty
        to do:    Add “required: true” to this field, or delete this line."
  `);
});

test('a summary of a field that the form does not have', () => {
  expect(messageAfter({ file, from: 'summary: [full_name,', to: 'summary: [ful_name,' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 5 · summary › 1
        expected: the name of a field of this form
        found:    “ful_name”
        to do:    Did you mean “full_name”?"
  `);
});

test('ages the wrong way round', () => {
  expect(messageAfter({ file, from: '{ from: 1, to: 25 }', to: '{ from: 25, to: 1 }' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 13 · fields › 4 › ages › to
        expected: an age of at least 25
        found:    1
        to do:    Write the younger age in “from”."
  `);
});

test('a token that no browser knows', () => {
  expect(messageAfter({ file, from: 'autocomplete: tel', to: 'autocomplete: telephone' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/enquiry.yaml, line 18 · fields › 5 › autocomplete
        expected: one of the known names
        found:    “telephone”
        to do:    Write one of: off, name, honorific-prefix, given-name, additional-name, family-name, nickname, email, tel, street-address, address-line1, address-line2, address-level1, address-level2, address-level3, postal-code, country-name, bday, sex, language, url, organization, organization-title."
  `);
});

test('two forms of one template', () => {
  expect(messageAfter({ file, from: 'template: enquiry_form', to: 'template: career_form' })).toMatchInlineSnapshot(`
    "There are 4 mistakes in the content:

      content/forms/enquiry.yaml, line 4 · template
        expected: a template that no other form has
        found:    “career_form”, which stands in content/forms/career.yaml too
        to do:    Change one of the two.

      content/mail/enquiry_form.html
        expected: a file that begins with the template of a form in content/forms/ and ends in .subject.txt, .txt or .html
        found:    “enquiry_form.html”, which no form uses
        to do:    Move the file out of content/mail/.

      content/mail/enquiry_form.subject.txt
        expected: a file that begins with the template of a form in content/forms/ and ends in .subject.txt, .txt or .html
        found:    “enquiry_form.subject.txt”, which no form uses
        to do:    Move the file out of content/mail/.

      content/mail/enquiry_form.txt
        expected: a file that begins with the template of a form in content/forms/ and ends in .subject.txt, .txt or .html
        found:    “enquiry_form.txt”, which no form uses
        to do:    Move the file out of content/mail/."
  `);
});

test('a file that is no form', () => {
  expect(messageAfter({ file: 'forms/Bus Request.yml', to: visit })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/forms/Bus Request.yml
        expected: a form: a name of small letters, digits and hyphens, and then .yaml
        found:    “Bus Request.yml”
        to do:    Rename the file, for example to bus-request.yaml, or move it out of content/forms/."
  `);
});

test('a screen, a dialog and a notice of a form that there is not', () => {
  expect(messageAfter({ file: 'screens/career.yaml', from: 'form: career', to: 'form: carer' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/career.yaml, line 3 · form
        expected: the name of a file in content/forms/, without .yaml
        found:    “carer”
        to do:    Did you mean “career”?"
  `);
  expect(messageAfter({ file: 'settings.yaml', from: 'form: enquiry', to: 'form: admission' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/settings.yaml, line 9 · enquiryDialog › form
        expected: the name of a file in content/forms/, without .yaml
        found:    “admission”
        to do:    Write one of: career, enquiry; or add content/forms/admission.yaml first."
  `);
  expect(messageAfter({ file: 'facts/privacy.yaml', from: '  career:', to: '  carreer:' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/facts/privacy.yaml, line 25 · notices › carreer
        expected: the name of a file in content/forms/, without .yaml
        found:    “carreer”
        to do:    Did you mean “career”?"
  `);
});

test('a form without a notice beside its Send button', () => {
  const [own] = readFileSync(path.join(smallSchool, 'facts/privacy.yaml'), 'utf8').split('# For every form');
  expect(messageAfter({ file: 'forms/visit.yaml', to: visit }, { file: 'facts/privacy.yaml', to: own }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/privacy.yaml, line 5 · notices
          expected: a notice for the form “visit”: people must know what happens with what they write
          found:    none, and no otherForms
          to do:    Copy a notice, name it “visit:” and change its words; or name it “otherForms:”, at the margin, for all forms without one."
    `);
});

test('a school whose visitors meet no dialog leaves its lines out', () => {
  const settings = readFileSync(path.join(smallSchool, 'settings.yaml'), 'utf8');
  expect(
    messageAfter({ file: 'settings.yaml', from: /^enquiryDialog:.*\n/m.exec(settings)![0], to: '' }),
  ).toBeUndefined();
});

test.each([
  [365, 'For one year.'],
  [730, 'For 2 years.'],
  [400, 'For 400 days.'],
])('a notice says of %i days in words how long is kept', (keepDays, said) => {
  const otherForms = { title: 'x', items: [{ question: 'How long?', answer: 'For {keepTime}.' }], declaration: 'x' };
  expect(noticeBeside('visit', { keepDays, notices: {}, otherForms }, 'en')?.items[0]?.answer).toBe(said);
});

const busStop = '  - { name: bus_stop, kind: text, label: Nearest bus stop, maxLength: 120 }\n';
const asked = (name: string): Edit => ({
  file: 'facts/privacy.yaml',
  from: 'asks: [full_name,',
  to: `asks: [full_name, ${name},`,
});

test('a question that is newer than the notice beside Send', () => {
  const question: Edit = { file: 'forms/enquiry.yaml', from: 'fields:\n', to: `fields:\n${busStop}` };
  expect(warningsAfter(question)).toMatchInlineSnapshot(`
    [
      "  content/facts/privacy.yaml, line 24 · notices › enquiry › asks
        expected: every question that the form asks
        found:    no bus_stop, which content/forms/enquiry.yaml asks since
        to do:    Read whether the notice still tells what is asked, why, and who sees it; then add the name to this list.",
    ]
  `);
  expect(warningsAfter(question, asked('bus_stop'))).toEqual([]);
  expect(warningsAfter(question, asked('bus_stopp'))).toEqual([expect.stringContaining('Did you mean “bus_stop”?')]);
  expect(warningsAfter(asked('bus_stop')).join()).toContain('to do:    Delete it here, and in the notice');
});

test('the page gets the words of the notice alone', () => {
  expect(Object.keys(noticeBeside('enquiry', readSiteContent(smallSchool).privacy, 'en') ?? {})).toEqual([
    'title',
    'declaration',
    'items',
  ]);
});
