import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The last change of a file, or of the newest file in a folder: the date of its commit if it has one, because a fresh clone sets
 * all file times to now and would date every PDF differently. `SOURCE_DATE_EPOCH` overrides both (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function lastChanged(file: string, env: Readonly<Record<string, string | undefined>> = process.env): Date {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch && /^\d+$/.test(epoch)) return new Date(Number(epoch) * 1000);
  const time = committedAt(file) ?? newestTime(file);
  // A file from a computer whose clock is ahead would have a date in the future.
  return new Date(Math.min(time.getTime(), Date.now()));
}

function newestTime(file: string): Date {
  const { mtime } = statSync(file);
  if (!statSync(file).isDirectory()) return mtime;
  const times = readdirSync(file).map((name) => newestTime(path.join(file, name)));
  return times.reduce((newest, time) => (time > newest ? time : newest), mtime);
}

function committedAt(file: string): Date | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', path.basename(file)], {
      cwd: path.dirname(file),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    if (git('status', '--porcelain') !== '') return undefined;
    const seconds = git('log', '-1', '--format=%ct');
    return seconds === '' ? undefined : new Date(Number(seconds) * 1000);
  } catch {
    // Git is missing, or this is not a clone.
    return undefined;
  }
}
