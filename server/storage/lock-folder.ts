import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isBusy } from './sqlite-error';

/** What locks a data folder. The description of the owner starts with it. */
type OwnerKind = 'the server' | 'a command' | 'npm run restore' | 'npm run backup';

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

  isOf(kind: OwnerKind): boolean {
    return this.owner.startsWith(`${kind}, `);
  }
}

/** How long to wait for `runningOfficePort` in another process, in milliseconds. */
const busyTimeoutMs = 100;

/**
 * Locks a data folder for this process until it ends, however it ends. The lock is the kernel's (fcntl, through SQLite, since
 * Node has no call for it), and also works across containers that share the folder.
 *
 * @returns a function that releases the lock
 * @throws {FolderInUse} if another process has the lock. @throws SQLite's or the file system's error
 */
export function lockFolder(dataDir: string, kind?: OwnerKind): () => void {
  const lock = new DatabaseSync(lockIn(dataDir), { timeout: busyTimeoutMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(dataDir, readNote(dataDir) || 'another process');
  }
  const since = new Date().toISOString();
  try {
    writeNote(dataDir, `${kind ? `${kind}, ` : ''}process ${process.pid} on ${hostname()} since ${since}`);
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => {
    lock.close();
  };
}

/** Adds the port of the office to the description of the server that has locked the folder, unless the disk is full. */
export function noteOfficePort(dataDir: string, port: number): void {
  const [owner = ''] = readNote(dataDir).split(', with');
  try {
    writeNote(dataDir, `${owner}, with its office on port ${port}`);
  } catch {
    // The office must show that the disk is full. Only `reset-link` needs the port.
  }
}

/**
 * Reads the port without locking the folder, so that a server can start meanwhile.
 *
 * @returns undefined while no server runs, and until its office listens
 */
export function runningOfficePort(dataDir: string): number | undefined {
  return isLocked(dataDir) ? Number(/port (\d+)$/.exec(readNote(dataDir))?.[1]) || undefined : undefined;
}

/** Whether a process has locked the folder. */
function isLocked(dataDir: string): boolean {
  let lock: DatabaseSyncInstance | undefined;
  try {
    lock = new DatabaseSync(lockIn(dataDir), { readOnly: true, timeout: 0 });
    lock.exec('SELECT 1 FROM sqlite_schema');
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    lock?.close();
  }
}

function lockIn(dataDir: string): string {
  return join(dataDir, 'owner.lock');
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'owner.txt');
}

/** Replaces the note at once: on a full disk, the old one stays. */
function writeNote(dataDir: string, text: string): void {
  const temporary = `${noteIn(dataDir)}.new`;
  try {
    writeFileSync(temporary, text, { mode: 0o600 });
    renameSync(temporary, noteIn(dataDir));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function readNote(dataDir: string): string {
  try {
    return readFileSync(noteIn(dataDir), 'utf8');
  } catch {
    return '';
  }
}
