import { expect, test } from 'vitest';
import { warningsAfter } from '../testing/messages';

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
