import { words } from '../words/en/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormDefinition } from './form-definition';
import { validate } from './validate';

const today = '2026-11-20';
/** A form with every kind of question. */
const form: FormDefinition = {
  id: 'summer-camp',
  title: 'Summer camp',
  template: 'camp',
  summary: ['child'],
  sent: { title: 'Sent', sentence: 'See you in May.' },
  fields: [
    { name: 'child', kind: 'text', label: 'Name', required: true, whenEmpty: 'Enter the name', maxLength: 120 },
    { name: 'born', kind: 'date-of-birth', label: 'Date of birth', required: true },
    { name: 'worked', kind: 'date-of-birth', label: 'Date of birth of the applicant', ages: { from: 16, to: 65 } },
    { name: 'arrives', kind: 'date', label: 'Arrives on' },
    { name: 'mobile', kind: 'mobile', label: 'Mobile number', required: true, maxLength: 24 },
    { name: 'email', kind: 'email', label: 'E-mail', maxLength: 254 },
    { name: 'letter', kind: 'email', label: 'Where to send the list', required: true, maxLength: 254 },
    { name: 'food', kind: 'multiline', label: 'Food', maxLength: 500 },
    {
      name: 'week',
      kind: 'select',
      label: 'Week',
      required: true,
      whenEmpty: 'Select a week',
      placeholder: 'Select Week',
      options: [
        { value: 'Week1', label: 'Week 1' },
        { value: 'Week2', label: 'Week 2' },
      ],
      classesNotOffered: [],
    },
  ],
};
const answers = {
  child: 'Asha Patil',
  born: '2018-06-15',
  worked: '',
  arrives: '',
  mobile: '98765 43210',
  email: '',
  letter: 'sunita@example.com',
  food: '',
  week: 'Week1',
};
/** The message for one answer in an otherwise valid form. */
const said = (name: keyof typeof answers, value: string) =>
  validate(form, { ...answers, [name]: value }, today, words.form).map(({ message }) => message);

test('a form with all required answers is valid', () => {
  expect(validate(form, answers, today, words.form)).toEqual([]);
});

test('an empty form lists missing answers in field order', () => {
  expect(validate(form, {}, today, words.form)).toEqual([
    { name: 'child', message: 'Enter the name' },
    { name: 'born', message: '“Date of birth” must be answered' },
    { name: 'mobile', message: '“Mobile number” must be answered' },
    { name: 'letter', message: '“Where to send the list” must be answered' },
    { name: 'week', message: 'Select a week' },
  ]);
});

test.each(['%\u200b', '\u202a%\u202c', '\u2068%\u2069', '\ufeff%', '\u200e%\u200f', '%\u0000'])(
  'invisible characters pasted with an answer are no mistake: %j',
  (around) => {
    for (const name of ['born', 'mobile', 'email', 'letter', 'week'] as const)
      expect(said(name, around.replace('%', { ...answers, email: 'a@b.in' }[name])), name).toEqual([]);
    expect(said('email', around.replace('%', 'a@b'))).not.toEqual([]);
    expect(said('child', around.replace('%', 'x'.repeat(120)))).toEqual([]);
  },
);

const notADate = 'Enter a real date, for example 15/06/2018';
const notAMobile = 'Enter a mobile number with 10 digits, for example 98765\u00a043210, or with + and a country code';
const notAnAddress = 'Enter an e-mail address like name@example.com, or leave it empty';
const notAnAdult = 'Check the year: the age must be between 16 and 65 years';
const notBornYet = 'The date of birth must be before today';
const notAnAge = 'Check the year: the age must be between 0 and 120 years';
const notListed = 'Choose one of the listed answers for “Week”';

test.each<[name: keyof typeof answers, value: string, ...messages: string[]]>([
  ['child', '  \n ', 'Enter the name'],
  ['child', '\u200b', 'Enter the name'],
  ['child', '\u202a\u202c', 'Enter the name'],
  ['child', '\ufeff ', 'Enter the name'],
  ['child', '\u2068\u2069\n', 'Enter the name'],
  ['child', '\u0000', 'Enter the name'],
  ['child', 'x'.repeat(120)],
  ['child', 'x'.repeat(121), 'Name must be 120 characters or fewer'],
  ['child', 'आशा क्षीरसागर'],
  // A browser that doesn’t know date inputs shows a plain text box.
  ['born', '15/06/2018'],
  ['born', '31/02/2018', notADate],
  ['born', '2026-11-19'],
  ['born', today, notBornYet],
  ['born', '2026-11-21', notBornYet],
  ['born', '2099-01-01', notBornYet],
  ['born', '0018-06-15', notAnAge],
  ['born', '15/06/0217', notAnAge],
  ['born', '1017-06-15', notAnAge],
  ['born', '0000-01-01', notAnAge],
  ['born', '1905-11-20', notAnAge],
  // The age changes on the birthday.
  ['worked', '2010-11-20'],
  ['worked', '2010-11-21', notAnAdult],
  ['worked', '1960-11-21'],
  ['worked', '1960-11-20', notAnAdult],
  ['worked', '0018-06-15', notAnAdult],
  ['arrives', '2027-05-01'],
  ['arrives', '2027-02-30', notADate],
  ['arrives', '1905-11-20'],
  ['arrives', '0018-06-15', notADate],
  ['arrives', '15/06/0217', notADate],
  ['arrives', '1017-06-15', notADate],
  ['arrives', '0000-01-01', notADate],
  ['mobile', '९८७६५ ४३२१०'],
  ['mobile', '12345', notAMobile],
  ['email', ''],
  ['email', 'a@b.in'],
  ['email', 'asha.patil+school@mail.co.in'],
  ['email', 'आशा@उदाहरण.भारत'],
  ['email', 'asha', notAnAddress],
  ['email', 'asha@', notAnAddress],
  ['email', '@mail.in', notAnAddress],
  ['email', 'asha@mail', notAnAddress],
  ['email', 'a b@mail.in', notAnAddress],
  ['email', 'a@@mail.in', notAnAddress],
  ['email', 'a@mail..in', notAnAddress],
  ['email', 'a@.in', notAnAddress],
  ['letter', 'asha', 'Enter an e-mail address like name@example.com'],
  ['food', 'वर्ग ५ ला डबा, ज्ञानदा'],
  // For `maxlength` a browser counts a line break once, but it sends two characters.
  ['food', `${'x'.repeat(249)}\r\n${'x'.repeat(250)}`],
  ['week', 'Week3', notListed],
  ['week', 'Week 1', notListed],
])('%s: %j', (name, value, ...messages) => expect(said(name, value)).toEqual(messages));

test('a birthday on 29 February is after 28 February in other years', () => {
  const ageOn = (day: string) => validate(form, { ...answers, worked: '2008-02-29' }, day, words.form).length === 0;
  expect(['2024-02-28', '2024-02-29'].map(ageOn)).toEqual([false, true]);
});

test('never throws, whatever the text', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.emailAddress());
  const names = fc.constantFrom(...form.fields.map(({ name }) => name), '__proto__', 'toString');
  fc.assert(
    fc.property(fc.dictionary(names, anything), (values) => {
      const errors = validate(form, values, today, words.form);
      return errors.every(
        ({ name, message }) => message.length > 0 && form.fields.some((field) => field.name === name),
      );
    }),
  );
});
