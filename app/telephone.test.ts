import { expect, it } from 'vitest';
import { telephoneLink } from '../forms/phone-number';
import { splitAtTelephones } from './telephone';

it.each([
  ['+91 00000 00001', 'tel:+910000000001'],
  ['+91-98765-43210', 'tel:+919876543210'],
  ['98765 43210', 'tel:9876543210'],
  ['098765 43210', 'tel:+919876543210'],
  ['02462-250001', 'tel:+912462250001'],
  // As earlier releases wrote them:
  ['02462 250001', 'tel:+912462250001'],
  ['+91 2462 250001', 'tel:+912462250001'],
])('finds %s in a text', (number, link) => {
  expect(splitAtTelephones(`Call ${number}, or come.`, [])).toEqual(['Call ', number, ', or come.']);
  expect(telephoneLink(number)).toBe(link);
});

it('finds several numbers in a text', () => {
  expect(splitAtTelephones('+91 00000 00001, +91 00000 00002', [])).toEqual([
    '',
    '+91 00000 00001',
    ', ',
    '+91 00000 00002',
    '',
  ]);
});

it.each([
  '₹ 31,800 a year',
  'Session 2019-2020, from 5 June 2019',
  'PIN 431717',
  'CBSE 1131032',
  'School code 27150912345',
  // U-DISE codes of the states 01 to 09 look like telephone numbers without spaces.
  'UDISE 09270100101',
  'यूडाइस 01234567890',
  '8 to 15 digits: 1234567890123456',
  'Class 9-10 2019-20',
])('finds no telephone number in “%s”', (text) => {
  expect(splitAtTelephones(text, [])).toEqual([text]);
});

it('ignores registration numbers in any notation', () => {
  const registrations = [{ number: '05210400123' }];
  for (const text of ['UDISE 05210400123', 'UDISE 052 104 00123'])
    expect(splitAtTelephones(text, registrations)).toEqual([text]);
  expect(splitAtTelephones('05210400123 or 02462-250001', registrations)).toEqual([
    '05210400123 or ',
    '02462-250001',
    '',
  ]);
});
