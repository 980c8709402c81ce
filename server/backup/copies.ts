import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { openRemoteFolder } from '../remote/open-remote-folder';
import type { RemoteOptions } from '../remote/remote-folder';
import type { CopyTarget } from './copy-target';

/** A folder elsewhere, with copies of the backups. */
export interface Copies {
  list(): Promise<string[]>;
  /** Copies a file. Until it is complete, it has another name or none. */
  put(file: string, name: string): Promise<void>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws {SignInRefused} @throws {OtherHostKey} @throws the system's or the network's error */
export async function openCopies(target: CopyTarget, options: RemoteOptions): Promise<Copies> {
  if (target.kind === 's3') return copiesInBucket(target);
  const folder = await openRemoteFolder(target, options);
  return {
    list: () => folder.list(''),
    put: (file, name) => folder.write(name, file),
    remove: (name) => folder.remove(name),
    close: () => folder.close(),
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
