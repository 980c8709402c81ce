import { format } from 'node:util';
import { afterAll, afterEach, vi } from 'vitest';

/*
 * What React or our own code complains of in the console fails the test, unless the test expects it: `vi.spyOn(console,
 * 'error')`. Not thrown on the spot, where the code that complains may catch it.
 */
const complaints: Error[] = [];

for (const level of ['error', 'warn'] as const)
  console[level] = (...values: unknown[]) => complaints.push(new Error(`console.${level}: ${format(...values)}`));

function failOnComplaint(): void {
  const [first] = complaints.splice(0);
  if (first) throw first;
}

afterEach(failOnComplaint);
afterAll(failOnComplaint);

/** A second, which is Vitest’s own, says something about a machine that others share. */
const PATIENCE_MS = 60_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === 'object' && options) });
