import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fingerprint } from './offline-build';

it('the fingerprint is the beginning of the SHA-256', async () => {
  const expected = createHash('sha256').update('शुल्क').digest('hex').slice(0, 16);
  expect(await fingerprint('शुल्क')).toBe(expected);
});
