import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { openRemoteFolder } from '../remote/open-remote-folder';
import type { RemoteFolder, RemoteOptions } from '../remote/remote-folder';
import type { CopyTarget } from './copy-target';

/** A folder elsewhere, with copies of the backups. */
export type CopyFolder = Pick<RemoteFolder, 'list' | 'write' | 'remove' | 'close'>;

/** @throws {SignInRefused} @throws {OtherHostKey} @throws the system's or the network's error */
export async function openCopies(target: CopyTarget, options: RemoteOptions): Promise<CopyFolder> {
  return target.kind === 's3' ? bucketFolder(target) : openRemoteFolder(target, options);
}

/** A folder in a bucket, by the interface of Amazon S3 (https://docs.aws.amazon.com/AmazonS3/latest/API/), which others have, too. */
function bucketFolder({
  endpoint,
  region,
  key,
  secret,
  bucket,
  prefix,
}: Extract<CopyTarget, { kind: 's3' }>): CopyFolder {
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
    write: async (name, source) => {
      const body = typeof source === 'string' ? await openAsBlob(source) : new Uint8Array(source);
      await request(at(name), { method: 'PUT', body });
    },
    remove: async (name) => void (await request(at(name), { method: 'DELETE' })),
    close: () => Promise.resolve(),
  };
}
