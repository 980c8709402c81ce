import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type SftpClient from 'ssh2-sftp-client';
import { syncFile, syncFolder } from '../storage/durable-file';
import { connectFtps } from './ftps';
import { type RemoteAccount, type RemoteFolder, type RemoteOptions, unfinishedName } from './remote-folder';
import { connectSftp } from './sftp';

/** @throws {SignInRefused} @throws {OtherHostKey} @throws the system's or the network's error */
export async function openRemoteFolder(account: RemoteAccount, options: RemoteOptions): Promise<RemoteFolder> {
  if (account.kind === 'folder') return localFolder(account.folder, modeOf(options));
  if (account.kind === 'ftps') return connectFtps(account);
  return sftpFolder(await connectSftp(account, options), account.folder, modeOf(options));
}

function modeOf({ isPrivate }: RemoteOptions): number {
  return isPrivate ? 0o600 : 0o644;
}

export async function localFolder(folder: string, mode: number): Promise<RemoteFolder> {
  // It isn't made: while a disk isn't mounted, the files would go to the disk below.
  await readdir(folder);
  return {
    parallel: 4,
    list: (below) => readdir(join(folder, below)).catch(unlessMissing([])),
    read: (path) => readFile(join(folder, path)).catch(unlessMissing(undefined)),
    write: async (path, source) => {
      const [file, unfinished] = [join(folder, path), join(folder, unfinishedName(path))];
      await mkdir(dirname(file), { recursive: true });
      if (typeof source === 'string') await pipeline(createReadStream(source), createWriteStream(unfinished, { mode }));
      else await writeFile(unfinished, source, { mode });
      await syncFile(unfinished);
      await rename(unfinished, file);
      await syncFolder(dirname(file));
    },
    remove: (path) => rm(join(folder, path), { force: true }),
    close: () => Promise.resolve(),
  };
}

async function sftpFolder(client: SftpClient, folder: string, mode: number): Promise<RemoteFolder> {
  // It isn't made, either: a slip would make a folder that nobody looks at.
  if ((await client.exists(folder)) === false) {
    await client.end();
    throw Object.assign(new Error(`There is no folder ${folder}.`), { code: 'ENOENT' });
  }
  const at = (path: string) => posix.join(folder, path);
  const made = new Map<string, Promise<unknown>>();
  let lastMade: Promise<unknown> = Promise.resolve();
  // One after the other: two that make the same parent at the same time fail.
  const make = (path: string) => {
    const known = made.get(path) ?? lastMade.then(() => client.mkdir(path, true));
    made.set(path, known);
    lastMade = known;
    return known;
  };
  return {
    parallel: 8,
    list: async (below) =>
      (await client.exists(at(below))) ? (await client.list(at(below))).map(({ name }) => name) : [],
    read: async (path) => ((await client.exists(at(path))) ? ((await client.get(at(path))) as Buffer) : undefined),
    write: async (path, source) => {
      await make(posix.dirname(at(path)));
      const unfinished = at(unfinishedName(path));
      await client.put(source, unfinished, { writeStreamOptions: { mode } });
      const wanted = typeof source === 'string' ? (await stat(source)).size : source.length;
      if ((await client.stat(unfinished)).size !== wanted) throw new Error(`The host has not stored all of ${path}.`);
      // Servers other than OpenSSH may not replace a file by renaming.
      await client.posixRename(unfinished, at(path)).catch(async () => {
        await client.delete(at(path), true);
        await client.rename(unfinished, at(path));
      });
    },
    remove: async (path) => void (await client.delete(at(path), true)),
    close: async () => void (await client.end()),
  };
}

function unlessMissing<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fallback;
    throw error;
  };
}
