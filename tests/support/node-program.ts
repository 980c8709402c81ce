import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface NodeProgramResult {
  stdout: string;
  ms: number;
}

/**
 * Runs Node with these arguments to its end. What it says is shown only if it fails.
 *
 * @throws Error if it ends with another exit code than 0
 */
export async function runNode(
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<NodeProgramResult> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with code ${code}:\n${stdout}\n${stderr}`);
  return { stdout, ms: performance.now() - startedAt };
}
