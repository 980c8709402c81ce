import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Only the server's account may read submissions. */
const folderMode = 0o700;
const fileMode = 0o600;

export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
}

/**
 * Writes a file so that after a power cut it is either complete or missing: temp → fsync → link → fsync of the folder. An existing
 * file is not replaced. A new name survives a crash only once its folder is synced as well (fsync(2): "Calling fsync() does
 * not necessarily ensure that the entry in the directory containing the file has also reached disk").
 *
 * @param temporaryFolder on the same file system as `folder`
 * @throws the file system's error (`ENOSPC`, `EROFS`, …); then nothing is left behind
 */
export async function writeDurably(
  temporaryFolder: string,
  folder: string,
  name: string,
  data: string | Uint8Array,
): Promise<void> {
  const temporary = join(temporaryFolder, `${name}.${randomUUID()}`);
  try {
    await writeSynced(temporary, data);
    await linkOnce(temporary, join(folder, name));
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(folder);
}

/** Removes partial files that a crash has left. Keeps young files, which another process may still be writing. */
export async function removeAbandoned(temporaryFolder: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(temporaryFolder)) {
    const path = join(temporaryFolder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs < olderThanMs) continue;
    await rm(path, { force: true });
  }
}

async function writeSynced(path: string, data: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', fileMode);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Gives a file its name unless the name exists. `rename` would replace the existing file; `link` refuses, atomically. */
async function linkOnce(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return;
    // FAT and some network file systems have no hard links. Callers hold a lock, so checking first is enough there.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    if (!(await stat(to).catch(() => undefined))) await rename(from, to);
  }
}

/** Replaces a file with JSON that only this account can read: a reader, or a machine that loses power, has the old or the new one. */
export async function writeState(file: string, state: object): Promise<void> {
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  await writeSynced(unfinished, `${JSON.stringify(state, undefined, 2)}\n`);
  await rename(unfinished, file);
}

/** Reads a file of `writeState`. @returns undefined if there is none, or it is damaged. @throws the file system's error */
export async function readState<State>(file: string): Promise<State | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as State;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a folder with everything in it, outside of git's folder. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) await syncFile(path);
    else if (entry.isDirectory() && entry.name !== '.git') await syncTree(path);
  }
  await syncFolder(folder);
}

export async function syncFolder(folder: string): Promise<void> {
  // Windows can't open a folder as a file; its file systems journal renames.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
