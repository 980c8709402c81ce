import { expect, it } from 'vitest';
import { describeFault, formatLogEntry } from './log';

it('writes one line', () => {
  const entry = {
    event: 'stored',
    record: 'ab'.repeat(32),
    form: 'enquiry',
    tags: ['too fast'],
    status: 200,
    ms: 4.4,
  } as const;
  expect(formatLogEntry(entry, new Date(0))).toBe(
    '1970-01-01T00:00:00.000Z stored abababababab form=enquiry status=200 tags=too fast 4 ms',
  );
});

it('leaves out error messages, which may quote user input', () => {
  const fault = describeFault(new SyntaxError('Unexpected token: Asha Patil\n98765 43210'));
  expect(fault.code).toBe('SyntaxError');
  expect(fault.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(fault)).not.toMatch(/Asha|98765/);
});
