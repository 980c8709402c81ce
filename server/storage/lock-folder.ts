import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { isBusy } from './sqlite-error';

/** Another process has locked the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  /** @param owner describes the process that has locked the folder */
  constructor(
    dataDir: string,
    readonly owner: string,
  ) {
    super(
      `DATA_DIR ${dataDir} is in use by ${owner}. ` +
        'Two at work on one folder would send mails twice: wait for that one or stop it, or name another DATA_DIR.',
    );
  }
}

/**
 * Locks a data folder for this process until it ends, however it ends. The lock is the kernel's (fcntl, through SQLite, since
 * Node has no call for it), and also works across containers that share the folder.
 *
 * @returns a function that releases the lock
 * @throws {FolderInUse} if another process has the lock. @throws SQLite's or the file system's error
 */
export function lockFolder(dataDir: string): () => void {
  const note = noteIn(dataDir);
  const lock = new DatabaseSync(join(dataDir, 'owner.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(dataDir, readOptional(note) || 'another process');
  }
  const since = new Date().toISOString();
  try {
    writeFileSync(note, `process ${process.pid} on ${hostname()} since ${since}`, { mode: 0o600 });
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => {
    lock.close();
  };
}

/** Adds the port of the office to the description of the process that has locked the folder. */
export function noteOfficePort(dataDir: string, port: number): void {
  const note = noteIn(dataDir);
  const [owner = ''] = readOptional(note).split(', with');
  writeFileSync(note, `${owner}, with its office on port ${port}`, { mode: 0o600 });
}

/** @returns undefined while no server runs, and until its office listens */
export function runningOfficePort(dataDir: string): number | undefined {
  try {
    lockFolder(dataDir)();
    return undefined;
  } catch (error) {
    const owner = error instanceof FolderInUse ? error.owner : '';
    return Number(/port (\d+)$/.exec(owner)?.[1]) || undefined;
  }
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'owner.txt');
}

function readOptional(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
