import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { careerForm } from './career';
import { enquiryForm } from './enquiry';
import { validate } from './validate';

const today = '2026-11-20';
const enquiry = {
  full_name: 'Asha Patil',
  father_name: 'Ramesh Patil',
  mother_name: 'Sunita Patil',
  std_dob: '2018-06-15',
  mobile_number: '98765 43210',
  email_id: '',
  prv_sch_name: 'None',
  address: '',
  class_name: 'Grade1',
};
const career = {
  applying_for: 'Teacher',
  from_name: 'Asha Patil',
  dob: '15/06/1990',
  mobile_number: '+91 98765 43210',
  current_address: 'Degloor',
  permanent_address: 'Same',
  nationality: 'Indian',
  marital_Status: 'Single',
  cast_category: 'Prefer not to say',
  highest_qualification: 'M.Sc., B.Ed.',
  description: 'Taught mathematics for six years.',
};
/** What is said about one answer of an enquiry that is right otherwise. */
const said = (name: keyof typeof enquiry, value: string) =>
  validate(enquiryForm, { ...enquiry, [name]: value }, today).map(({ message }) => message);

test('an enquiry with everything that is required may be sent', () => {
  expect(validate(enquiryForm, enquiry, today)).toEqual([]);
});

test('an application with everything that is required may be sent', () => {
  expect(validate(careerForm, career, today)).toEqual([]);
});

test('an empty enquiry is told what is missing, in the order of the fields', () => {
  expect(validate(enquiryForm, {}, today)).toEqual([
    { name: 'full_name', message: 'Enter the student’s full name' },
    { name: 'father_name', message: 'Enter the father’s full name' },
    { name: 'mother_name', message: 'Enter the mother’s full name' },
    { name: 'std_dob', message: 'Enter the student’s date of birth' },
    { name: 'mobile_number', message: 'Enter a mobile number' },
    { name: 'prv_sch_name', message: 'Enter the name of the previous school, or “None”' },
    { name: 'class_name', message: 'Select a class' },
  ]);
});

test('an empty application is told what is missing, in the order of the fields', () => {
  expect(validate(careerForm, {}, today)).toEqual([
    { name: 'applying_for', message: 'Enter the post you are applying for' },
    { name: 'from_name', message: 'Enter your full name' },
    { name: 'dob', message: 'Enter your date of birth' },
    { name: 'mobile_number', message: 'Enter a mobile number' },
    { name: 'current_address', message: 'Enter your current address' },
    { name: 'permanent_address', message: 'Enter your permanent address, or “Same”' },
    { name: 'nationality', message: 'Enter your nationality' },
    { name: 'marital_Status', message: 'Select your marital status' },
    { name: 'cast_category', message: 'Enter your caste category, or “Prefer not to say”' },
    { name: 'highest_qualification', message: 'Enter your highest qualification' },
    { name: 'description', message: 'Describe your roles and responsibilities' },
  ]);
});

test('spaces are no answer', () => {
  expect(said('full_name', '  \n ')).toEqual(['Enter the student’s full name']);
});

describe('a date of birth', () => {
  test('may be typed day first, where a browser shows a plain text box', () => {
    expect(said('std_dob', '15/06/2018')).toEqual([]);
  });

  test('must be a day of the calendar', () => {
    expect(said('std_dob', '31/02/2018')).toEqual(['Enter a real date, for example 15 June 2018']);
  });

  test.each([today, '2026-11-21', '2099-01-01'])('must lie before today: %s', (day) => {
    expect(said('std_dob', day)).toEqual(['The date of birth must be before today']);
  });

  test('may be yesterday', () => {
    expect(said('std_dob', '2026-11-19')).toEqual([]);
  });
});

test('a mobile number that cannot be called is told how it should look', () => {
  expect(said('mobile_number', '12345')).toEqual([
    'Enter a mobile number with 10 digits, for example 98765 43210, or with + and a country code',
  ]);
});

describe('an e-mail address', () => {
  test.each(['', 'a@b.in', 'asha.patil+school@mail.co.in', 'आशा@उदाहरण.भारत'])('“%s” is fine', (address) => {
    expect(said('email_id', address)).toEqual([]);
  });

  test.each(['asha', 'asha@', '@mail.in', 'asha@mail', 'a b@mail.in', 'a@@mail.in', 'a@mail..in', 'a@.in'])(
    '“%s” is refused, and may be left out',
    (address) => {
      expect(said('email_id', address)).toEqual(['Enter an e-mail address like name@example.com, or leave it empty']);
    },
  );
});

test('an answer that the list does not have is refused', () => {
  expect(said('class_name', 'Grade10')).toEqual(['Choose one of the listed answers for “Class”']);
  expect(said('class_name', 'Grade 1')).toEqual(['Choose one of the listed answers for “Class”']);
});

test('an answer that is too long is told how long it may be', () => {
  expect(said('full_name', 'x'.repeat(120))).toEqual([]);
  expect(said('full_name', 'x'.repeat(121))).toEqual(['Student’s full name must be 120 characters or fewer']);
});

test('a line break counts once, as the browser counts it, though it is sent as two characters', () => {
  const typed = `${'x'.repeat(249)}\n${'x'.repeat(250)}`;
  expect(said('address', typed.replaceAll('\n', '\r\n'))).toEqual([]);
});

test('no text whatsoever makes it fail', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.emailAddress());
  for (const form of [enquiryForm, careerForm]) {
    const names = fc.constantFrom(...form.fields.map(({ name }) => name), '__proto__', 'toString');
    fc.assert(
      fc.property(fc.dictionary(names, anything), (values) => {
        const errors = validate(form, values, today);
        return errors.every(
          ({ name, message }) => message.length > 0 && form.fields.some((field) => field.name === name),
        );
      }),
    );
  }
});
