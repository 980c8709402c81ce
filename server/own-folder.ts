import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Makes this process the only one that serves a data folder, until it ends in whatever way: the lock is the kernel's, on a
 * file (fcntl, through SQLite, since Node has no call for it), and holds across containers that share the folder.
 *
 * @returns gives the folder back.
 * @throws if another process has it; the message says which.
 */
export function ownFolder(dataDir: string): () => void {
  const note = join(dataDir, 'owner.txt');
  const lock = new Database(join(dataDir, 'owner.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(
      `DATA_DIR ${dataDir} is in use by ${readOptional(note) || 'another process'}. ` +
        'Two servers on one folder would send mails twice: stop that one, or give this one a DATA_DIR of its own.',
    );
  }
  const since = new Date().toISOString();
  writeFileSync(note, `process ${process.pid} on ${hostname()} since ${since}`, { mode: 0o600 });
  return () => {
    lock.close();
  };
}

function readOptional(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
