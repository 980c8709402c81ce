import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import SftpClient from 'ssh2-sftp-client';
import type { FileServerAccount, RemoteOptions } from './remote-folder';

/** The host shows another key than at the first connection: it may be another host. */
export class OtherHostKey extends Error {
  override readonly name = 'OtherHostKey';
}

export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** @throws {SignInRefused} @throws {OtherHostKey} before anything secret is sent. @throws `ssh2`'s error */
export async function connectSftp(
  account: FileServerAccount,
  { keyFile, hostKeys }: Pick<RemoteOptions, 'keyFile' | 'hostKeys'>,
): Promise<SftpClient> {
  const { host, port, user, password, privateKey } = account;
  // By default it prints each event.
  const silent = () => undefined;
  const client = new SftpClient('sftp', { error: silent, end: silent, close: silent });
  const name = `${host}:${port}`;
  let shown = '';
  try {
    await client.connect({
      host,
      port,
      username: user,
      password,
      privateKey: keyFile === undefined ? privateKey : await readFile(keyFile),
      readyTimeout: 20_000,
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key);
        return (hostKeys[name] ?? shown) === shown;
      },
    });
  } catch (error) {
    if (shown !== '' && (hostKeys[name] ?? shown) !== shown)
      throw new OtherHostKey(`${name} shows the key ${shown}, and at the first connection it was ${hostKeys[name]}.`);
    // The package leaves nothing but the message.
    if ((error as Error).message.includes('authentication methods failed'))
      throw new SignInRefused(`${name} refuses the user ${user}, or the password or key.`, { cause: error });
    throw error;
  }
  hostKeys[name] = shown;
  return client;
}

/** The fingerprint as `ssh-keygen -l` writes it. */
function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}
