import { words } from '../words/en/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormDefinition } from './form-definition';
import { validate } from './validate';

const today = '2026-11-20';
/** Has every kind of question. */
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

test('spaces don’t count as an answer', () => {
  expect(said('child', '  \n ')).toEqual(['Enter the name']);
});

test.each(['\u200b', '\u202a\u202c', '\ufeff ', '\u2068\u2069\n', '\u0000'])(
  '%j has no visible characters and is no answer',
  (value) => {
    expect(said('child', value)).toEqual(['Enter the name']);
  },
);

test.each(['%\u200b', '\u202a%\u202c', '\u2068%\u2069', '\ufeff%', '\u200e%\u200f', '%\u0000'])(
  'what was pasted along with an answer is no mistake: %j',
  (around) => {
    for (const name of ['born', 'mobile', 'email', 'letter', 'week'] as const)
      expect(said(name, around.replace('%', { ...answers, email: 'a@b.in' }[name])), name).toEqual([]);
    expect(said('email', around.replace('%', 'a@b'))).not.toEqual([]);
    expect(said('child', around.replace('%', 'x'.repeat(120)))).toEqual([]);
  },
);

describe('a date of birth', () => {
  test('may be typed day first, where a browser shows a plain text box', () => {
    expect(said('born', '15/06/2018')).toEqual([]);
  });

  test('must exist', () => {
    expect(said('born', '31/02/2018')).toEqual(['Enter a real date, for example 15 June 2018']);
  });

  test.each([today, '2026-11-21', '2099-01-01'])('must be before today: %s', (day) => {
    expect(said('born', day)).toEqual(['The date of birth must be before today']);
  });

  test.each(['0018-06-15', '15/06/0217', '1017-06-15', '0000-01-01', '1905-11-20'])(
    'lies within a life, where the form asks no more: %s',
    (day) => {
      expect(said('born', day)).toEqual(['Check the year: the age must be between 0 and 120 years']);
      expect(said('arrives', day)).toEqual(day.includes('190') ? [] : ['Enter a real date, for example 15 June 2018']);
    },
  );

  test.each([
    ['2010-11-20', true],
    ['2010-11-21', false],
    ['1960-11-21', true],
    ['1960-11-20', false],
    ['0018-06-15', false],
  ])('is accepted if the age fits, on the birthday too: %s', (day, isFine) => {
    expect(said('worked', day)).toEqual(isFine ? [] : ['Check the year: the age must be between 16 and 65 years']);
  });

  test('on 29 February has its birthday after 28 February in other years', () => {
    const ageOn = (today: string) =>
      validate(form, { ...answers, worked: '2008-02-29' }, today, words.form).length === 0;
    expect(['2024-02-28', '2024-02-29'].map(ageOn)).toEqual([false, true]);
  });

  test('may be yesterday', () => {
    expect(said('born', '2026-11-19')).toEqual([]);
  });
});

test('names, numbers and addresses may be written in Devanagari', () => {
  expect(said('child', 'आशा क्षीरसागर')).toEqual([]);
  expect(said('mobile', '९८७६५ ४३२१०')).toEqual([]);
  expect(said('food', 'वर्ग ५ ला डबा, ज्ञानदा')).toEqual([]);
});

test('an invalid mobile number gets an example of the format', () => {
  expect(said('mobile', '12345')).toEqual([
    'Enter a mobile number with 10 digits, for example 98765\u00a043210, or with + and a country code',
  ]);
});

describe('an e-mail address', () => {
  test.each(['', 'a@b.in', 'asha.patil+school@mail.co.in', 'आशा@उदाहरण.भारत'])('“%s” is valid', (address) => {
    expect(said('email', address)).toEqual([]);
  });

  test.each(['asha', 'asha@', '@mail.in', 'asha@mail', 'a b@mail.in', 'a@@mail.in', 'a@mail..in', 'a@.in'])(
    '“%s” is refused, and may be left out',
    (address) => {
      expect(said('email', address)).toEqual(['Enter an e-mail address like name@example.com, or leave it empty']);
    },
  );
});

test('a required e-mail address can’t be empty', () => {
  expect(said('letter', 'asha')).toEqual(['Enter an e-mail address like name@example.com']);
});

test('another date may be in the future, and must exist', () => {
  expect(said('arrives', '2027-05-01')).toEqual([]);
  expect(said('arrives', '2027-02-30')).toEqual(['Enter a real date, for example 15 June 2018']);
});

test('an answer outside the list is rejected', () => {
  expect(said('week', 'Week3')).toEqual(['Choose one of the listed answers for “Week”']);
  expect(said('week', 'Week 1')).toEqual(['Choose one of the listed answers for “Week”']);
});

test('an answer that is too long gets the limit', () => {
  expect(said('child', 'x'.repeat(120))).toEqual([]);
  expect(said('child', 'x'.repeat(121))).toEqual(['Name must be 120 characters or fewer']);
});

test('a line break counts as one character, as in the browser, though it is sent as two', () => {
  const typed = `${'x'.repeat(249)}\n${'x'.repeat(250)}`;
  expect(said('food', typed.replaceAll('\n', '\r\n'))).toEqual([]);
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
