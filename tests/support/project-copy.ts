import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MADE = ['.cache', 'build'];
const LEFT_OUT = ['.data', '.git', 'node_modules', 'test-results', ...MADE];

/**
 * Copies the project's sources, for builds that must not change the real ones. The copy shares the installed packages.
 *
 * @param also built folders to copy, for example `.cache`
 */
export function copyProject({ also = [] }: { also?: string[] } = {}): string {
  if (!existsSync('package.json')) throw new Error('Run this from the root of the project.');
  const folder = mkdtempSync(path.join(tmpdir(), 'school-bench-'));
  const isWanted = (name: string) => !LEFT_OUT.includes(name) || also.includes(name);
  cpSync('.', folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => isWanted(source.split(path.sep)[0] ?? ''),
  });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
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
