import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Paths of all files that git has or would take, from the root of the project. */
export function projectFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file));
}
