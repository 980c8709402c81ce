import { format } from 'node:util';
import { afterAll, afterEach, vi } from 'vitest';

/*
 * Errors and warnings in the console fail a test, unless it expects them: `vi.spyOn(console, 'error')`. We throw after the
 * test, since the code that logs might catch an error.
 */
const logged: Error[] = [];

for (const level of ['error', 'warn'] as const)
  console[level] = (...values: unknown[]) => logged.push(new Error(`console.${level}: ${format(...values)}`));

function failOnLogged(): void {
  const [first] = logged.splice(0);
  if (first) throw first;
}

afterEach(failOnLogged);
afterAll(failOnLogged);

/** Limit for `vi.waitFor`: Vitest’s own limit of a second is too short on a busy machine. */
const TIMEOUT_MS = 60_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: TIMEOUT_MS, ...(typeof options === 'object' && options) });
