import { createReadStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';

/** A folder on this machine or another one. Paths are below it, with `/`. */
export interface RemoteFolder {
  /** How many files may be written at a time. */
  parallel: number;
  /** @returns names in a folder below it; none if it isn't there */
  list(folder: string): Promise<string[]>;
  /** @returns undefined if there is no such file */
  read(path: string): Promise<Buffer | undefined>;
  /**
   * Writes a file, and the folders that it needs. Until it is complete, it has another name; then it replaces the old one.
   *
   * @param source path of a file on this machine, or its contents
   */
  write(path: string, source: string | Buffer): Promise<void>;
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface RemoteOptions {
  /** File with a private key, instead of a password. */
  keyFile: string | undefined;
  /** Known keys of hosts, by `host:port`. The key of a new host is added. */
  hostKeys: Record<string, string>;
  /** Whether only the user may read the files. */
  isPrivate: boolean;
}

export interface FileServerAccount {
  kind: 'sftp' | 'ftps';
  host: string;
  port: number;
  user: string;
  password: string | undefined;
  /** In PEM or OpenSSH's format, for SFTP, instead of a password. */
  privateKey?: string | undefined;
  /** Below the user's home, or below the root if it begins with `/`. */
  folder: string;
}

/** Where a folder is, and who may write there. */
export type RemoteAccount = { kind: 'folder'; folder: string } | FileServerAccount;

/** A git repository that a host shows, such as GitHub Pages or Cloudflare Pages. */
export interface GitAccount {
  kind: 'git';
  /** Address of the repository: `https://…` or `git@host:path`. */
  folder: string;
  user: string;
  /** Or a token. */
  password: string | undefined;
  /** For SSH, instead of a password. */
  privateKey?: string | undefined;
}

/** Why a folder here or elsewhere can't be written: the words for it are in `words/`. */
export type RemoteProblem =
  | 'disk full'
  | 'no folder'
  | 'host key'
  | 'certificate'
  | 'private key'
  | 'sign in'
  | 'unreachable'
  | 'other';

/** In the folder of the file, so that it can be renamed. */
export function unfinishedName(path: string): string {
  return `${path}.unfinished`;
}

/** Collects what is written into it. */
export function collecting(chunks: Buffer[]): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
}

export function readableOf(source: string | Buffer): Readable {
  return typeof source === 'string' ? createReadStream(source) : Readable.from([source]);
}
