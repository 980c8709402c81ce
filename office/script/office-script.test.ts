import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import script from './office-script.ts?inline-script';

const MOST_BYTES = 12 * 1024;

it('is small', () => {
  expect(gzipSync(script).length).toBeLessThanOrEqual(MOST_BYTES);
});
