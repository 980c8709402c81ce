import { BackgroundProgram } from '../background-program';
import type { Log } from '../log';
import { currentRelease } from '../site/release';
import { readHostAccount, readHostState, unsolved } from './host-account';

const minuteMs = 60_000;
/** A failed attempt is repeated after this time. */
const retryMs = 5 * minuteMs;
/** Old files are removed, and what visitors get is looked at, this often. */
const againMs = 25 * 60 * minuteMs;

export interface HostSenderOptions {
  dataDir: string;
  siteDir: string;
  /** The built program that sends the site. */
  program: URL;
  log: Log;
  /** The current time, Unix ms. */
  now: () => number;
}

/** Sends each release to the school's host, if there is one, in a process of its own. */
export function hostSender({ dataDir, siteDir, program, log, now }: HostSenderOptions): BackgroundProgram {
  const startedAt = now();
  const isDue = async () => {
    const account = await readHostAccount(dataDir);
    if (!account) return false;
    const state = await readHostState(dataDir);
    if (!state || account.savedAt > state.triedAt) return true;
    const { triedAt, release, problem, liveAt } = state;
    // A time to come is one of a clock that was wrong.
    const isOlderThan = (ms: number) => Math.abs(now() - triedAt) > ms;
    if (unsolved.includes(problem)) return false;
    if (release !== (await currentRelease(siteDir)).id) return true;
    if (liveAt !== undefined) return isOlderThan(againMs);
    const wasInterrupted = problem === undefined && triedAt < startedAt;
    return wasInterrupted || isOlderThan(retryMs);
  };
  return new BackgroundProgram({ program, everyMs: 2000, isDue, failure: 'host failed', log });
}
