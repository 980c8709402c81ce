import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../testing/messages';

const text = 'mail/enquiry_form.txt';
const all = '{{#fields}}{{label}}: {{value}}{{/fields}}{{#otherFields}}{{value}}{{/otherFields}}';

testMessages({
  'a mail without a field of the form': [
    { file: text, to: '{{full_name}} {{#otherFields}}{{value}}{{/otherFields}}' },
    `content/mail/enquiry_form.txt, line 1
    expected: every field of the form
    found:    no father_name, mother_name, std_dob, mobile_number, email_id, prv_sch_name, address, class_name
    to do:    Write {{#fields}}{{label}}: {{value}}{{/fields}}, which lists them all.`,
  ],
  'a mail without the fields outside the form': [
    { file: 'mail/enquiry_form.html', to: '{{#fields}}{{value}}{{/fields}}' },
    `content/mail/enquiry_form.html, line 1
    expected: everything else that was sent, too
    found:    no otherFields
    to do:    Write {{#otherFields}}{{label}}: {{value}}{{/otherFields}}.`,
  ],
  'a misspelt variable, and a misspelt field in a section': [
    { file: text, to: `Received {{recievedAt}}\n${all}\n{{#mustCheck}}\n{{moblie_number}}\n{{/mustCheck}}\n` },
    `content/mail/enquiry_form.txt, line 1
    expected: the name of a field of the form, or a word of the table in content/mail/README.md
    found:    {{recievedAt}}
    to do:    Did you mean {{receivedAt}}?

    content/mail/enquiry_form.txt, line 4
    expected: the name of a field of the form, or a word of the table in content/mail/README.md
    found:    {{moblie_number}}
    to do:    Did you mean {{mobile_number}}?`,
  ],
  'an unknown variable, and one outside its section': [
    { file: text, to: `${all}\n{{fee}} {{whatsapp}}` },
    `content/mail/enquiry_form.txt, line 2
    expected: the name of a field of the form, or a word of the table in content/mail/README.md
    found:    {{fee}}
    to do:    Write one of: {{full_name}}, {{father_name}}, {{mother_name}}, {{std_dob}}, {{mobile_number}}, {{email_id}}, {{prv_sch_name}}, {{address}}, {{class_name}}, {{title}}, {{summary}}, {{fields}}, {{otherFields}}, {{hasOtherFields}}, {{phoneLinks}}, {{receivedAt}}, {{reference}}, {{language}}, {{reasonsToCheck}}, {{mustCheck}}, {{isCorrection}}.

    content/mail/enquiry_form.txt, line 2
    expected: the name of a field of the form, or a word of the table in content/mail/README.md
    found:    {{whatsapp}}
    to do:    Write one of: {{full_name}}, {{father_name}}, {{mother_name}}, {{std_dob}}, {{mobile_number}}, {{email_id}}, {{prv_sch_name}}, {{address}}, {{class_name}}, {{title}}, {{summary}}, {{fields}}, {{otherFields}}, {{hasOtherFields}}, {{phoneLinks}}, {{receivedAt}}, {{reference}}, {{language}}, {{reasonsToCheck}}, {{mustCheck}}, {{isCorrection}}.`,
  ],
  'a section that is never closed': [
    { file: text, to: `Hello\n{{#fields}}{{value}}\n\n{{#otherFields}}{{value}}{{/otherFields}}` },
    `content/mail/enquiry_form.txt, line 2
    expected: {{/fields}} where the part ends that begins here
    found:    {{#fields}} without an end
    to do:    Write {{/fields}} after the part; every {{#name}} needs its {{/name}}.`,
  ],
  'a section that was never opened': [
    { file: text, to: `${all}\n\n{{/mustCheck}}` },
    `content/mail/enquiry_form.txt, line 3
    expected: {{#mustCheck}} above, where the part begins that ends here
    found:    {{/mustCheck}}
    to do:    Write {{#mustCheck}} where it begins, or delete {{/mustCheck}}.`,
  ],
  'braces that are not closed': [
    { file: text, to: `${all}\n{{full_name\n` },
    `content/mail/enquiry_form.txt, line 2
    expected: two closing braces after each name: {{name}}
    found:    {{full_name
    to do:    Close it: every {{ needs a }}.`,
  ],
  'three braces, which would let HTML of visitors into the mail': [
    { file: 'mail/enquiry_form.html', to: `${all}{{{full_name}}}` },
    `content/mail/enquiry_form.html, line 1
    expected: two braces: what a visitor typed must not become part of the mail’s HTML
    found:    {{{full_name}}}
    to do:    Write {{full_name}}.`,
  ],
  'a template that no form uses': [
    [
      { file: 'mail/enquiry_from.txt', to: all },
      { file: 'mail/notes.doc', to: 'x' },
    ],
    `content/mail/enquiry_from.txt
    expected: a file that begins with the template of a form in content/forms/ and ends in .subject.txt, .txt or .html
    found:    “enquiry_from.txt”, which no form uses
    to do:    Did you mean “enquiry_form.txt”? Rename the file.

    content/mail/notes.doc
    expected: a file that begins with the template of a form in content/forms/ and ends in .subject.txt, .txt or .html
    found:    “notes.doc”, which no form uses
    to do:    Move the file out of content/mail/.`,
  ],
});

test('the mail of a form whose template was renamed', () => {
  const edit = { file: 'forms/enquiry.yaml', from: 'template: enquiry_form', to: 'template: admission_form' };
  expect(messageAfter(edit)).toContain(
    'If it is the mail of content/forms/enquiry.yaml, rename it to admission_form.subject.txt.',
  );
});

test('mail templates are optional', () => {
  expect(messageAfter({ file: 'mail/enquiry_form.html', to: undefined })).toBeUndefined();
  expect(messageAfter({ file: 'mail/career_form.subject.txt', to: '{{from_name}}' })).toBeUndefined();
});
