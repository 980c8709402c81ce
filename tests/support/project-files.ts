import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Paths, from the project’s root, of all files that git tracks or would add. */
export function projectFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file));
}
