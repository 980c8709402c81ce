import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs Node with these arguments to its end, and shows none of its output.
 *
 * @returns what it printed, and how long it took
 * @throws Error with its output if it ends with another exit code than 0
 */
export async function runNode(
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<{ stdout: string; ms: number }> {
  const startedAt = performance.now();
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: Infinity };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return { stdout, ms: performance.now() - startedAt };
}
