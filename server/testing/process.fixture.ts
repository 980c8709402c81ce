import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { programFile } from './program-file';

/** Starts a server for a folder in another process. @returns the first line that it prints: `ready`, or why it ended */
export async function startServerProcess(dataDir: string): Promise<{ program: ChildProcess; line: string }> {
  const program = startProgram('server-process.fixture', [], { PATH: process.env.PATH, DATA_DIR: dataDir });
  let errors = '';
  program.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const line = await Promise.race([
    once(createInterface({ input: program.stdout }), 'line').then(([text]) => String(text)),
    once(program, 'close').then(() => errors),
  ]);
  return { program, line };
}

export interface CommandEnd {
  code: number | null;
  /** What the program wrote to stdout and stderr. */
  said: string;
}

/** Runs a program of `server/commands/`, without a terminal. @param input for its stdin */
export function startCommand(
  name: string,
  parameters: readonly string[],
  env: Record<string, string>,
  { input = '', cwd }: { input?: string; cwd?: string } = {},
): { program: ChildProcess; ended: Promise<CommandEnd> } {
  const program = startProgram(
    name,
    parameters,
    {
      PATH: process.env.PATH,
      // Empty settings override those of a .env file.
      SMTP_URL: '',
      VITE_MAIL_ORIGIN: '',
      ALLOWED_ORIGINS: '',
      ...env,
    },
    cwd,
  );
  program.stdin.end(input);
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { program, ended: once(program, 'close').then(([code]) => ({ code: code as number | null, said })) };
}

export function runCommand(...command: Parameters<typeof startCommand>) {
  return startCommand(...command).ended;
}

/** @param name of a program bundled by `tests/support/programs.setup.ts` */
function startProgram(name: string, parameters: readonly string[], env: NodeJS.ProcessEnv, cwd?: string) {
  const program = spawn(process.execPath, [resolve(programFile(name)), ...parameters], {
    env,
    cwd,
    stdio: 'pipe',
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  return program;
}
