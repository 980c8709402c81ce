import { DamageError } from '../relay/spool/damage';
import { OtherVersionError } from '../relay/spool/database';
import { codeOf } from '../log';
import { foreignFiles } from './data-folder-owner';
import { FolderInUse } from './lock-folder';

/** Error code of the system or SQLite → advice. */
const advice: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there: give it the folder, or start the server as the one that owns it',
  EPERM: 'this account may not write there: give it the folder, or start the server as the one that owns it',
  EROFS: 'the disk is read-only, which also happens when it is failing: look at the system’s log',
  // Node reports ENOENT for creating a folder on a read-only disk.
  ENOENT: 'it cannot be made there: the disk is read-only, or it is no place for files',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'the disk is full: make room',
  EDQUOT: 'this account has used up its share of the disk: make room',
  EMFILE: 'the server may open too few files: raise the limit (ulimit -n) to 1024 or more',
  ENFILE: 'the machine has too many files open',
  'database-is-locked': 'another program has written to it for ten seconds: if one hangs, end it, then try again',
  'attempt-to-write-a-readonly-database': 'the disk or the files are read-only for this account',
  'unable-to-open-database-file':
    'the database cannot be opened: this account may not, or it may open too few files (ulimit -n)',
};

/** Codes for files that belong to another account. */
const isNotAllowed = new Set([
  'EACCES',
  'EPERM',
  'attempt-to-write-a-readonly-database',
  'unable-to-open-database-file',
]);

/** Explains why a folder can't be used, with advice. @returns a new error, or the given one if it explains itself */
export function explainDataFolder(
  error: unknown,
  folder: string,
  setting: 'DATA_DIR' | 'BACKUP_DIR' = 'DATA_DIR',
): unknown {
  if ([FolderInUse, DamageError, OtherVersionError].some((each) => error instanceof each)) return error;
  const code = codeOf(error);
  const foreign = isNotAllowed.has(code) ? foreignFiles(folder) : undefined;
  if (foreign !== undefined) return new Error(foreign, { cause: error });
  const what = advice[code] ?? (error instanceof Error ? error.message : code);
  return new Error(`${setting} ${folder} cannot be used (${code}): ${what}. Or name another ${setting}.`, {
    cause: error,
  });
}
