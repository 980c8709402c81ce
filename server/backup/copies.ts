import { openAsBlob } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { copyDurably, syncFolder } from '../storage/durable-file';
import type { CopyTarget } from './copy-target';
import { connectSftp, type SftpOptions } from './sftp';

/** A folder elsewhere, with copies of the backups. */
export interface Copies {
  list(): Promise<string[]>;
  /** Copies a file. Until it is complete, it has another name or none. */
  put(file: string, name: string): Promise<void>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws the file system's, `ssh2`'s or our error */
export async function openCopies(target: CopyTarget, sftp: SftpOptions): Promise<Copies> {
  if (target.kind === 'folder') return copiesInFolder(target.folder);
  return target.kind === 'sftp' ? copiesBySftp(target, sftp) : copiesInBucket(target);
}

async function copiesInFolder(folder: string): Promise<Copies> {
  // It isn't made: while a disk isn't mounted, the copy would go to the disk that it is to be a copy of.
  await readdir(folder);
  return {
    list: () => readdir(folder),
    put: async (file, name) => {
      const unfinished = join(folder, `${name}.unfinished`);
      await rm(unfinished, { force: true });
      await copyDurably(file, unfinished);
      await rename(unfinished, join(folder, name));
      await syncFolder(folder);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    close: () => Promise.resolve(),
  };
}

async function copiesBySftp(target: Extract<CopyTarget, { kind: 'sftp' }>, options: SftpOptions): Promise<Copies> {
  const client = await connectSftp(target, options);
  const at = (name: string) => posix.join(target.folder, name);
  return {
    list: async () => (await client.list(target.folder)).map(({ name }) => name),
    put: async (file, name) => {
      await client.fastPut(file, at(`${name}.unfinished`));
      const [{ size }, sent] = [await stat(file), await client.stat(at(`${name}.unfinished`))];
      if (sent.size !== size) throw new Error('The host has not stored the whole file.');
      await client.posixRename(at(`${name}.unfinished`), at(name));
    },
    remove: async (name) => void (await client.delete(at(name), true)),
    close: async () => void (await client.end()),
  };
}

/** Copies in a bucket, by the interface of Amazon S3 (https://docs.aws.amazon.com/AmazonS3/latest/API/), which others have, too. */
function copiesInBucket({
  endpoint,
  region,
  key,
  secret,
  bucket,
  prefix,
}: Extract<CopyTarget, { kind: 's3' }>): Copies {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: 2 });
  const request = async (path: string, init?: RequestInit) => {
    const answer = await client.fetch(`${endpoint}/${bucket}${path}`, init);
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw Object.assign(new Error(`The bucket answers ${answer.status}.`), { status: answer.status });
  };
  const at = (name: string) => `/${[...prefix.split('/').slice(0, -1), name].map(encodeURIComponent).join('/')}`;
  return {
    list: async () => {
      const text = await (await request(`?list-type=2&prefix=${encodeURIComponent(prefix)}`)).text();
      return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name.slice(prefix.length));
    },
    // An object is there once all of it has arrived.
    put: async (file, name) => void (await request(at(name), { method: 'PUT', body: await openAsBlob(file) })),
    remove: async (name) => void (await request(at(name), { method: 'DELETE' })),
    close: () => Promise.resolve(),
  };
}
