import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../testing/messages';

const text = 'mail/enquiry_form.txt';
const all = '{{#fields}}{{label}}: {{value}}{{/fields}}{{#otherFields}}{{value}}{{/otherFields}}';

/** Shows all answers. */
const everything = '{{#fields}}{{value}}{{/fields}}{{#otherFields}}{{value}}{{/otherFields}}';

testMessages({
  'a mail without a field of the form': [
    { file: text, to: '{{full_name}} {{#otherFields}}{{value}}{{/otherFields}}' },
    `content/mail/enquiry_form.txt:1
    The mail leaves out father_name, mother_name, std_dob, mobile_number, email_id, prv_sch_name, address, class_name. Add every answer of the form.`,
  ],
  'a mail without the fields outside the form': [
    { file: 'mail/enquiry_form.html', to: '{{#fields}}{{value}}{{/fields}}' },
    `content/mail/enquiry_form.html:1
    The mail leaves out answers that it doesn’t name. Add {{#otherFields}}.`,
  ],
  'a misspelt variable, and a misspelt field in a section': [
    { file: text, to: `Received {{recievedAt}}\n${all}\n{{#mustCheck}}\n{{moblie_number}}\n{{/mustCheck}}\n` },
    `content/mail/enquiry_form.txt:1
    The form has no question “recievedAt”, so this mail can’t show its answer. Correct the name.

    content/mail/enquiry_form.txt:4
    The form has no question “moblie_number”, so this mail can’t show its answer. Correct the name.`,
  ],
  'an unknown variable, and one outside its section': [
    { file: text, to: `${all}\n{{fee}} {{whatsapp}}` },
    `content/mail/enquiry_form.txt:2
    The form has no question “fee”, so this mail can’t show its answer. Correct the name.

    content/mail/enquiry_form.txt:2
    The form has no question “whatsapp”, so this mail can’t show its answer. Correct the name.`,
  ],
  'a section that is never closed': [
    { file: text, to: `Hello\n{{#fields}}{{value}}\n\n{{#otherFields}}{{value}}{{/otherFields}}` },
    `content/mail/enquiry_form.txt:2
    A part of the mail begins with “fields” but never ends. Add its end.`,
  ],
  'a section that was never opened': [
    { file: text, to: `${all}\n\n{{/mustCheck}}` },
    `content/mail/enquiry_form.txt:3
    A part of the mail ends with “mustCheck” but never begins. Add its beginning, or delete its end.`,
  ],
  'braces that are not closed': [
    { file: text, to: `${all}\n{{full_name\n` },
    `content/mail/enquiry_form.txt:2
    A name in this mail has no end. Write }} after each name that begins with {{.`,
  ],
  'three braces, which would let HTML of visitors into the mail': [
    { file: 'mail/enquiry_form.html', to: `${all}{{{full_name}}}` },
    `content/mail/enquiry_form.html:1
    Write exactly this: {{full_name}}. Otherwise visitors could change the mail.`,
  ],
  'a template that no form uses': [
    [
      { file: 'mail/enquiry_from.txt', to: all },
      { file: 'mail/notes.doc', to: 'x' },
    ],
    `content/mail/enquiry_from.txt
    No form uses this mail. Rename it to enquiry_form.txt, or take it out.

    content/mail/notes.doc
    No form uses this mail. Take it out.`,
  ],
});

test('the mail of a form whose template was renamed', () => {
  const edit = { file: 'forms/enquiry.yaml', from: 'template: enquiry_form', to: 'template: admission_form' };
  expect(messageAfter(edit)).toContain('No form uses this mail. Rename it to admission_form.subject.txt');
});

test('mail templates are optional', () => {
  expect(messageAfter({ file: 'mail/enquiry_form.html', to: undefined })).toBeUndefined();
  expect(messageAfter({ file: 'mail/career_form.subject.txt', to: '{{from_name}}' })).toBeUndefined();
});

test.each([
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="{{address}}">x</a>',
  '<a href="http://school.example">x</a>',
  '<form action="https:evil" ><button formaction="data:text/html,x">x</button></form>',
  '<img src="https://elsewhere.example/i.png">',
  '<table background="//elsewhere.example/i.png"></table>',
  '<p style="background: URL(https://elsewhere.example/i.png)">x</p>',
  '<p style="background: u\\72l(https://elsewhere.example/i.png)">x</p>',
  '<p style="background: image-set(\'https://elsewhere.example/i.png\' 1x)">x</p>',
  '<style>@import "https://elsewhere.example/i.css"</style>',
  '<style>p { background: url(https://elsewhere.example/i.png) }</style>',
  '<link rel="stylesheet" href="https://elsewhere.example/i.css">',
  '<svg><image href="https://elsewhere.example/i.png" /></svg>',
  '<svg><image xlink:href="https://elsewhere.example/i.png" /></svg>',
  '<svg><rect fill="url(https://elsewhere.example/i.svg#x)" /></svg>',
  '<object data="https://elsewhere.example/i.svg"></object>',
  '<iframe srcdoc="&lt;img src=https://elsewhere.example/i.png&gt;"></iframe>',
  '<base href="https://elsewhere.example/">',
  '<a href="https://school.example" ping="https://elsewhere.example/">x</a>',
  '<meta http-equiv="refresh" content="0; url=https://elsewhere.example/">',
])('a mail may not have the address of %s', (html) => {
  expect(messageAfter({ file: 'mail/enquiry_form.html', to: `${everything}\n${html}` })).toContain(
    'content/mail/enquiry_form.html:2\n    A mail can’t have the address',
  );
});

test('a mail may have links of the school, and to call the family', () => {
  const look = '<meta charset="utf-8"><style>p { color: red }</style><svg><use href="#x" /></svg>';
  const links = '<a href="https://school.example">x</a> <a href="mailto:office@school.example">x</a>';
  const call = '{{#phoneLinks}}<a href="{{call}}" style="color: red">x</a>{{/phoneLinks}}';
  expect(messageAfter({ file: 'mail/enquiry_form.html', to: `${everything}${links}${call}${look}` })).toBeUndefined();
});
