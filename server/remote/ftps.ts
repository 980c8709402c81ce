import { posix } from 'node:path';
import type { ConnectionOptions } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { collecting, type FileServerAccount, readableOf, type RemoteFolder, unfinishedName } from './remote-folder';
import { SignInRefused } from './sftp';

/** “Not logged in” and “requested action not taken: file unavailable” (https://www.rfc-editor.org/rfc/rfc959#section-4.2). */
const [notSignedIn, unavailable] = [530, 550];
/** How long the host may be silent, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Opens a folder by FTP over TLS; without TLS, the password could be read on the way.
 *
 * @param secureOptions certificates to accept besides those of the system
 * @throws {SignInRefused} @throws the network's error
 */
export async function connectFtps(
  { host, port, user, password, folder }: FileServerAccount,
  secureOptions: ConnectionOptions = {},
): Promise<RemoteFolder> {
  const client = new Client(timeoutMs);
  try {
    const secure = port === 990 ? 'implicit' : true;
    await client.access({ host, port, user, password: password ?? '', secure, secureOptions });
    await client.cd(folder);
  } catch (error) {
    client.close();
    if (error instanceof FTPError && error.code === notSignedIn)
      throw new SignInRefused(`${host}:${port} refuses the user ${user}, or the password.`, { cause: error });
    throw error;
  }
  const root = await client.pwd();
  const at = (path: string) => posix.join(root, path);
  const made = new Set([root]);
  const unlessMissing =
    <Result>(fallback: Result) =>
    (error: unknown) => {
      if (error instanceof FTPError && error.code === unavailable) return fallback;
      throw error;
    };
  return {
    // The protocol has one transfer at a time.
    parallel: 1,
    // Asked first whether it is there: a transfer that is refused can break the connection.
    list: async (below) => {
      const isThere = await client.cd(at(below)).then(() => true, unlessMissing(false));
      return isThere ? (await client.list()).map(({ name }) => name) : [];
    },
    read: async (path) => {
      const isThere = await client.size(at(path)).then(() => true, unlessMissing(false));
      const chunks: Buffer[] = [];
      if (isThere) await client.downloadTo(collecting(chunks), at(path));
      return isThere ? Buffer.concat(chunks) : undefined;
    },
    write: async (path, source) => {
      const parent = posix.dirname(at(path));
      if (!made.has(parent)) {
        await client.ensureDir(parent);
        made.add(parent);
      }
      const unfinished = at(unfinishedName(path));
      await client.uploadFrom(readableOf(source), unfinished);
      // Some hosts don't replace a file by renaming.
      await client.rename(unfinished, at(path)).catch(async () => {
        await client.remove(at(path), true);
        await client.rename(unfinished, at(path));
      });
    },
    remove: async (path) => void (await client.remove(at(path), true)),
    close: () => {
      client.close();
      return Promise.resolve();
    },
  };
}
