import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptFormBytes } from './form-body';

it('is not longer than what nginx lets through as the guide sets it up', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  expect(Number(megabytes) * 1024 ** 2).toBeGreaterThanOrEqual(keptFormBytes);
});
