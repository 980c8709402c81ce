import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMobileNumber, phoneKey, toInternationalNumber } from './phone-number';

test.each([
  '9876543210',
  '6000000000',
  '98765 43210',
  '98765-43210',
  '987.654.3210',
  '(98765) 43210',
  '98765–43210',
  '98765\u00a043210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '91 9876543210',
  '09876543210',
  '0 98765 43210',
  '९८७६५ ४३२१०',
  '+९१ ९८७६५४३२१०',
  '+1 212 555 0123',
  '+971 50 123 4567',
  '+44 20 7946 0958',
  '+65 6123 4567',
])('%s can be called', (typed) => {
  expect(isMobileNumber(typed)).toBe(true);
});

test.each([
  ['nine digits', '987654321'],
  ['eleven digits without 0 in front', '98765432101'],
  ['a number from 0 to 5 on, which no mobile number of India has', '5876543210'],
  ['a landline of India', '02462 234567'],
  ['letters', '98765 4321O'],
  ['two numbers', '9876543210, 9876543211'],
  ['+91 with too few digits', '+91 98765'],
  ['+91 with a number from 0 to 5 on', '+91 12345 67890'],
  ['another country’s code with seven digits', '+1234567'],
  ['another country’s code with sixteen digits', '+1234567890123456'],
  ['only a plus', '+'],
  ['only spaces', '   '],
])('%s is refused', (_, typed) => {
  expect(isMobileNumber(typed)).toBe(false);
});

/** Spellings of one number in contacts, chats, web pages and on Indian keyboards. */
const sameNumber = [
  ...[
    '\u202a%\u202c',
    '\u200e%',
    '%\u200f',
    '\u2068%\u2069',
    '\u2066%\u2069',
    '\u200b%',
    '\ufeff%',
    '\u2060%',
    '%\u0000',
    '\t%\r\n',
  ].map((around) => around.replace('%', '+91 98765 43210')),
  '98765\u200b43210',
  '98765\u200d43210',
  '98765\u00ad43210',
  '\uff0b\uff19\uff11 \uff19\uff18\uff17\uff16\uff15\u3000\uff14\uff13\uff12\uff11\uff10',
  ...'\u00a0\u2007\u2009\u202f\u3000'.split('').map((space) => `+91${space}98765${space}43210`),
  ...'‐‑‒–—―−﹣-'.split('').map((dash) => `+91${dash}98765${dash}43210`),
  '(+91) 98765.43210',
  '[98765] 43210',
  '98765/43210',
  ...'٠۰०০੦૦୦௦౦೦൦'
    .split('')
    .map((zero) => '9876543210'.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)))),
  '+9109876543210',
  '+91 (0) 98765 43210',
  '0091 98765 43210',
  '00919876543210',
  '0091 0 98765 43210',
  '091 98765 43210',
];

test.each(sameNumber.map((typed) => [JSON.stringify(typed), typed]))(
  '%s is recognised as the same number',
  (_, typed) => {
    expect(toInternationalNumber(typed)).toBe('+919876543210');
    expect(phoneKey(typed)).toBe('9876543210');
  },
);

test('00 before a foreign country code means +', () => {
  expect(toInternationalNumber('00971 50 123 4567')).toBe('+971501234567');
});

test('ten digits starting with 6 to 9 are valid, however they are spaced', () => {
  const digits = fc.stringMatching(/^[6-9][0-9]{9}$/);
  const gaps = fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 10, maxLength: 10 });
  const prefix = fc.constantFrom('', '0', '+91', '+91 ', '91-');
  fc.assert(
    fc.property(digits, gaps, prefix, (number, spacing, front) =>
      isMobileNumber(front + [...number].map((digit, index) => digit + (spacing[index] ?? '')).join('')),
    ),
  );
});

test.each(['2020-11-05', '२०२०-११-०५', ' 5.11.2020', '05/11/2020', '05–11–2020'])(
  '%s is a date, not a number',
  (date) => {
    expect(phoneKey(date)).toBe('');
  },
);
