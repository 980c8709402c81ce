import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MADE = ['.cache', 'build'];
const LEFT_OUT = ['.data', '.git', 'node_modules', 'test-results', ...MADE];

/**
 * Copies the project's sources into a folder, for builds that must not change the real ones. The copy shares the installed packages. An
 * earlier copy in the folder is replaced, except its build.
 *
 * @param also built folders to copy, for example `.cache`
 */
export function copyProjectTo(folder: string, { also = [] }: { also?: string[] } = {}): void {
  if (!existsSync('package.json')) throw new Error('Run this from the root of the project.');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'build') rmSync(path.join(folder, name), { recursive: true, force: true });
  const names = readdirSync('.').filter((name) => !LEFT_OUT.includes(name) || also.includes(name));
  for (const name of names)
    cpSync(name, path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      // Copies of the project are in `.cache`, too.
      filter: (source) => source !== path.join('.cache', 'school-of-tests'),
    });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/** Copies the project's sources into a new temporary folder. */
export function copyProject(options: { also?: string[] } = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-bench-'));
  copyProjectTo(folder, options);
  return folder;
}

/** Runs `work` in a copy of the project, and removes the copy. */
export async function inProjectCopy<T>(
  work: (folder: string) => T | Promise<T>,
  options: { also?: string[] } = {},
): Promise<T> {
  const folder = copyProject(options);
  try {
    return await work(folder);
  } finally {
    // A child of a server that has just ended may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}
