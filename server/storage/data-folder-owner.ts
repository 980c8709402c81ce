import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * With `sudo`, a command goes on as the account that owns the data folder, or else the project: files of root would lock the server out.
 * Without effect on Windows.
 */
export function becomeOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(dataDir) ? dataDir : '.');
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/** @returns a sentence about the files of the data folder that this account may not open, and what to do; undefined if there are none */
export function foreignFiles(dataDir: string): string | undefined {
  const files = namesIn(dataDir)
    .map((name) => join(dataDir, name))
    .filter((file) => !isOurs(file));
  const [first] = files;
  if (first === undefined) return undefined;
  const { uid } = statSync(first);
  const owner = uid === 0 ? 'root' : `account ${uid}`;
  return `The server may not open files of ${owner}: ${files.join(', ')}. Run: sudo chown ${accountName()} ${files.join(' ')}`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isOurs(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    // A file that has gone meanwhile is no problem.
    return !existsSync(file);
  }
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
