import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import script from './office-script.ts?inline-script';

const MAX_BYTES = 16 * 1024;

it('is small', () => {
  expect(gzipSync(script).length).toBeLessThanOrEqual(MAX_BYTES);
});
