import { expect, test } from 'vitest';
import { testWarnings, warningsAfter } from '../testing/messages';

testWarnings({
  'a telephone that has changed, and WhatsApp that has not': [
    { file: 'school.yaml', from: 'number: +91 00000 00001', to: 'number: +91 00000 00009' },
    `content/school.yaml, line 23 · whatsapp
    expected: one of the numbers below “phones:”, or a number that is for WhatsApp alone
    found:    +91 00000 00001, which is none of them
    to do:    If a number has changed, write the new one here too: +91 00000 00009, +91 00000 00002.`,
  ],
  'a landline that is written as a mobile': [
    { file: 'school.yaml', from: 'number: +91 00000 00002', to: 'number: +91 71222 45001' },
    `content/school.yaml, line 21 · phones › 2 › number
    expected: a landline: its first digits are the code of a town
    found:    +91 71222 45001, written as a mobile
    to do:    Write 0712-2245001.`,
  ],
});

test.each(['1800-11-2001', '1800 123 4567', '+65 6123 4567', '+971 4 123 4567'])('%s is a telephone, too', (number) => {
  expect(warningsAfter({ file: 'school.yaml', from: '+91 00000 00002', to: number })).toEqual([]);
});

test.each([
  ['number: +91 00000 00002', 'number: 0987-6543210', 'Write +91 98765 43210.'],
  ['number: +91 00000 00002', 'number: 02462 250001', 'Write 02462-250001.'],
  ['number: +91 00000 00002', 'number: +91 9876 543210', 'Write +91 98765 43210.'],
  ['whatsapp: +91 00000 00001', 'whatsapp: +91 80265 43210', 'Write 080-26543210.'],
])('“%s” as “%s”', (from, to, advice) => {
  expect(warningsAfter({ file: 'school.yaml', from, to }).join('\n')).toContain(advice);
});
