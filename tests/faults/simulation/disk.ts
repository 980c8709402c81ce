import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { databaseFile, type Instance } from './instance';
import { readCommitted } from './write-ahead-log';

export const diskFaults = ['full', 'read only', 'locked', 'none'] as const;

/** The disk of a simulated server. */
export class Disk {
  private readonly root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'school-simulation-'));
  private folders = 0;
  private locker: DatabaseSyncInstance | undefined;

  newFolder(): string {
    const folder = join(this.root, String(this.folders++));
    mkdirSync(folder);
    return folder;
  }

  setFault(fault: (typeof diskFaults)[number], instance: Instance): void {
    this.unlock();
    instance.pragma(`query_only = ${fault === 'read only' ? 1 : 0}`);
    instance.pragma(`max_page_count = ${fault === 'full' ? 1 : 1_000_000}`);
    if (fault !== 'locked') return;
    this.locker = new DatabaseSync(join(instance.folder, databaseFile), { timeout: 0 });
    this.locker.exec('BEGIN IMMEDIATE');
  }

  /** Ends the fault `locked`. */
  unlock(): void {
    this.locker?.close();
    this.locker = undefined;
  }

  /**
   * Simulates a power failure during a turn of the event loop. Commits of earlier turns are on disk; writes of this turn are unconfirmed and may
   * reach the disk in part.
   *
   * @param percent share of the unconfirmed writes that reach the disk
   * @returns a new folder with the files that the next process finds
   */
  async failDuring(turn: () => Promise<void>, folder: string, percent: number): Promise<string> {
    const path = join(folder, databaseFile);
    const before = readCommitted(`${path}-wal`);
    await turn();
    const after = readCommitted(`${path}-wal`);
    const next = this.newFolder();
    for (const end of ['', '-wal'])
      if (existsSync(path + end)) copyFileSync(path + end, join(next, databaseFile + end));
    if (before.generation === after.generation && after.isOnlyHere && after.bytes > before.bytes)
      truncateSync(
        join(next, `${databaseFile}-wal`),
        before.bytes + Math.floor(((after.bytes - before.bytes) * percent) / 100),
      );
    return next;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
