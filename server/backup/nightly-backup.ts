import { BackgroundProgram } from '../background-program';
import type { Log } from '../log';
import { readBackupState, writeBackupState } from './backup-state';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
/** Two o'clock of some night in India. */
const someNight = Date.parse('2026-11-23T02:00:00+05:30');

export interface NightlyBackupOptions {
  dataDir: string;
  /** The built program of `npm run backup`. */
  program: URL;
  log: Log;
  /** The current time, Unix ms. */
  now: () => number;
}

/**
 * Makes a backup every night at two, in a process of its own; after a failure again every hour. A machine that is off at night makes it
 * when it is on again.
 */
export function nightlyBackup({ dataDir, program, log, now }: NightlyBackupOptions): BackgroundProgram {
  let lastStart = -Infinity;
  const isDue = async () => {
    // A program that ended before it could note anything isn't started at once again.
    if (performance.now() - lastStart < hourMs || !(await isBackupDue(dataDir, now()))) return false;
    lastStart = performance.now();
    return true;
  };
  const whyFailed = async () => {
    const state = await readBackupState(dataDir);
    return state?.problem ?? state?.copy?.problem;
  };
  return new BackgroundProgram({ program, everyMs: 5 * 60_000, isDue, failure: 'backup failed', whyFailed, log });
}

async function isBackupDue(dataDir: string, now: number): Promise<boolean> {
  const state = await readBackupState(dataDir);
  if (!state) {
    // A new server has a night to come.
    await writeBackupState(dataDir, { triedAt: now });
    return false;
  }
  const night = someNight + Math.floor((now - someNight) / dayMs) * dayMs;
  const { triedAt, problem, copy } = state;
  // A time to come is one of a clock that was wrong.
  if (triedAt < night || triedAt > now) return true;
  return (problem ?? copy?.problem) !== undefined && now - triedAt >= hourMs;
}
