import { statSync } from 'node:fs';
import { codeOf } from '../log';

/** Whether there is a file. @throws if nobody can know: this account may not look there, or a part of the path is a file */
export function fileExists(path: string): boolean {
  try {
    return Boolean(statSync(path));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
