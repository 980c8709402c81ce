import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitAccount, RemoteAccount, RemoteProblem } from '../remote/remote-folder';
import { readState, writeState } from '../storage/durable-file';

/** Where the school's website is, if it is on another machine than the office. */
export interface HostAccount {
  /** The folder that visitors see at the address. */
  remote: RemoteAccount | GitAccount;
  /** Key of an SFTP host, by `host:port`, or of that of a repository, by its address. */
  hostKeys: Record<string, string>;
  /** Address of the website, without a slash at its end. */
  address: string;
  /** When it was set up, Unix ms. */
  savedAt: number;
  /** Whether files of others may be replaced where the website has files of the same names. */
  mayReplace: boolean;
}

/** Has a password: only the server's user may read it. */
const hostAccountName = 'host.json';

/** @returns undefined without a host, or if the file is damaged: then it has to be set up again */
export async function readHostAccount(dataDir: string): Promise<HostAccount | undefined> {
  return readState(join(dataDir, hostAccountName));
}

/** Stores an account that somebody has set up, or what they have allowed: the website is sent at once. */
export async function saveHostAccount(dataDir: string, account: HostAccount): Promise<void> {
  await writeState(join(dataDir, hostAccountName), account);
  await rm(join(dataDir, stateName), { force: true });
}

/** Takes back that files of others may be replaced, unless somebody has saved the account since. */
export async function forbidReplacing(dataDir: string, account: HostAccount): Promise<void> {
  const now = await readHostAccount(dataDir);
  if (now?.savedAt === account.savedAt) await writeState(join(dataDir, hostAccountName), { ...now, mayReplace: false });
}

export async function removeHostAccount(dataDir: string): Promise<void> {
  for (const name of [hostAccountName, stateName, gitWorkName])
    await rm(join(dataDir, name), { recursive: true, force: true });
}

/** Why the host hasn't got the newest website: the words for it are in `words/`. */
export type HostProblem = RemoteProblem | 'files of others' | 'other address' | 'base path';

/** What is known about the website on the host. */
export interface HostState {
  /** When the last attempt began, Unix ms, and for which release. */
  triedAt: number;
  release: string;
  /** When the release was complete there; absent if it isn't. */
  liveAt?: number;
  problem?: HostProblem;
  /** What the host or the network said. */
  reply?: string;
  /** Files of others that the website would replace. */
  foreign?: string[];
  /** How far it is. */
  progress?: { done: number; all: number };
  /** What the last request of every page and file found. */
  checked?: HostCheck;
}

export interface HostCheck {
  /** Unix ms. */
  at: number;
  /** Hash of the rules of the site then. */
  rules: string;
  /** What the host does wrong, for who looks after the website. */
  faults: readonly string[];
}

const stateName = 'host-state.json';

/** The clone of a repository, and the known key of its host. */
export const gitWorkName = 'host-git';

/** @returns undefined if nothing is known yet, or the file is damaged */
export async function readHostState(dataDir: string): Promise<HostState | undefined> {
  return readState<HostState>(join(dataDir, stateName)).catch(() => undefined);
}

/** What only a person can solve: it waits until the account is saved again. */
export const unsolved: readonly (HostProblem | undefined)[] = ['files of others', 'host key', 'sign in', 'private key'];

/** Why the newest website isn't on the school's host, and what the host said; `undefined` if it is, or on its way. */
export async function hostTrouble(dataDir: string): Promise<{ problem: HostProblem; reply: string } | undefined> {
  const [account, state] = [await readHostAccount(dataDir), await readHostState(dataDir)];
  if (!account || !state?.problem || account.savedAt > state.triedAt) return undefined;
  return { problem: state.problem, reply: state.reply ?? '' };
}

export async function writeHostState(dataDir: string, state: HostState): Promise<void> {
  await writeState(join(dataDir, stateName), state);
}
