import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * When a file, or the newest in a folder, was last changed. The commit's date where there is one: the times of files in a fresh clone say only
 * when it was cloned, and then every copy of the site would have documents of its own date.
 *
 * `SOURCE_DATE_EPOCH` (seconds since 1970, https://reproducible-builds.org/specs/source-date-epoch/) goes before both.
 */
export function lastChanged(file: string, env: Readonly<Record<string, string | undefined>> = process.env): Date {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch && /^\d+$/.test(epoch)) return new Date(Number(epoch) * 1000);
  const time = committedAt(file) ?? newestTime(file);
  // The clock of a camera, an archive or another computer may be ahead.
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
    // No git, or not a clone: an unpacked archive, a container.
    return undefined;
  }
}
