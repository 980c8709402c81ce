import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentSource } from './content-source';

/** The last changes of content files. */
export interface ContentDates {
  /** @param file below the content folder; all files if absent */
  changedAt: (file?: string) => Date;
}

/**
 * The last change of a content file is the date of its commit if it has one, because a fresh clone sets all file times to now and would
 * date every PDF differently. A draft was changed now. `SOURCE_DATE_EPOCH` overrides all (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function contentDates(
  { folder, drafts }: ContentSource,
  env: Readonly<Record<string, string | undefined>> = process.env,
): ContentDates {
  const now = new Date();
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch && /^\d+$/.test(epoch)) return { changedAt: () => new Date(Number(epoch) * 1000) };
  let clone: Clone | undefined;
  return {
    changedAt(file = '.') {
      if (drafts && (file === '.' ? drafts.size > 0 : drafts.has(file))) return now;
      clone ??= stateOfClone(folder);
      const time = clone.committedAt(file) ?? newestTime(path.join(folder, file));
      // A file from a computer whose clock is ahead would have a date in the future.
      return new Date(Math.min(time.getTime(), now.getTime()));
    },
  };
}

function newestTime(file: string): Date {
  const { mtime } = statSync(file);
  if (!statSync(file).isDirectory()) return mtime;
  const times = readdirSync(file).map((name) => newestTime(path.join(file, name)));
  return times.reduce((newest, time) => (time > newest ? time : newest), mtime);
}

interface Clone {
  /** @returns undefined if the file differs from its last commit, or has none */
  committedAt: (file: string) => Date | undefined;
}

/** Times by commit and path: a process that builds again and again starts git once for each build. */
const known = new Map<string, Date | undefined>();
/** More than any content has files with dates. */
const MAX_KNOWN = 500;

function stateOfClone(folder: string): Clone {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [head, prefix = ''] = git('rev-parse', 'HEAD', '--show-prefix').trim().split('\n');
    const status = git(
      '--no-optional-locks',
      'status',
      '--porcelain',
      '--no-renames',
      '--untracked-files=all',
      '-z',
      '.',
    );
    // Each entry is two letters, a space and a path below the clone.
    const changed = status
      .split('\0')
      .filter(Boolean)
      .map((entry) => path.posix.relative(prefix, entry.slice(3)));
    const isChanged = (file: string) => (file === '.' ? changed.length > 0 : changed.includes(file));
    return {
      committedAt(file) {
        if (isChanged(file)) return undefined;
        const key = `${folder} ${head} ${file}`;
        if (!known.has(key)) {
          if (known.size >= MAX_KNOWN) known.clear();
          const seconds = git('log', '-1', '--format=%ct', '--', file).trim();
          known.set(key, seconds === '' ? undefined : new Date(Number(seconds) * 1000));
        }
        return known.get(key);
      },
    };
  } catch {
    // Git is missing, or this is not a clone.
    return { committedAt: () => undefined };
  }
}
