import { join } from 'node:path';
import type { RemoteProblem } from '../remote/remote-folder';
import { readState, writeState } from '../storage/durable-file';

/** Why a backup or its copy failed: the words for it are in `words/`. */
export type BackupProblem = RemoteProblem | 'damaged';

/** What is known about the backups of a data folder. All times are Unix ms. */
export interface BackupState {
  /** When the last backup was tried. */
  triedAt: number;
  /** Why it failed; absent if it is good. */
  problem?: BackupProblem;
  /** The last good backup: it was opened and counted. */
  last?: { name: string; at: number; checkedAt: number; submissions: number; contentFiles: number };
  /** The copy elsewhere, if `BACKUP_COPY` is set. */
  copy?: { /** When the last good one was made. */ at?: number; problem?: BackupProblem };
  /** Keys of hosts by `host:port`, from the first connection. */
  hostKeys?: Record<string, string>;
}

const fileName = 'backups.json';

/** @returns undefined if nothing is known yet, or the file is damaged */
export async function readBackupState(dataDir: string): Promise<BackupState | undefined> {
  const state = await readState<BackupState>(join(dataDir, fileName)).catch(() => undefined);
  return typeof state?.triedAt === 'number' ? state : undefined;
}

export async function writeBackupState(dataDir: string, state: BackupState): Promise<void> {
  await writeState(join(dataDir, fileName), state);
}

const twoDaysMs = 2 * 24 * 60 * 60_000;

/** What somebody should look after. */
export interface BackupTrouble {
  what: 'backup' | 'copy';
  /** Time of the last good one; `undefined` if there is none. */
  lastAt: number | undefined;
  /** `undefined`: no backup was tried for two days. */
  problem: BackupProblem | undefined;
}

/** What office and mail say about the backups. */
export interface BackupSummary {
  trouble: BackupTrouble | undefined;
  last: BackupState['last'];
}

/** @param now Unix ms */
export async function summarizeBackups(dataDir: string, now: number): Promise<BackupSummary> {
  const state = await readBackupState(dataDir);
  return { trouble: state && troubleOf(state, now), last: state?.last };
}

function troubleOf({ problem, last, copy, triedAt }: BackupState, now: number): BackupTrouble | undefined {
  if (problem !== undefined) return { what: 'backup', lastAt: last?.at, problem };
  // A time to come is one of a clock that was wrong.
  if (Math.abs(now - triedAt) > twoDaysMs) return { what: 'backup', lastAt: last?.at, problem: undefined };
  if (copy?.problem !== undefined) return { what: 'copy', lastAt: copy.at, problem: copy.problem };
  return undefined;
}
