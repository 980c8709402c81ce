import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

/** The history of the content in a backup: a bundle that `git clone` reads. */
export const historyName = 'content.bundle';

/** @returns paths below the content folder of all its files, without those of git; empty if there is no folder */
export async function filesIn(contentDir: string): Promise<string[]> {
  if (!existsSync(contentDir)) return [];
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(contentDir, join(entry.parentPath, entry.name)))
    .filter((name) => !/^\.git(?:$|[/\\])/.test(name));
}

const gitIn =
  (folder: string) =>
  async (...args: string[]): Promise<string> =>
    (await promisify(execFile)('git', args, { cwd: folder })).stdout.trim();

const isDone = (work: Promise<string>) =>
  work.then(
    () => true,
    () => false,
  );

/** Writes the history of the content, if it is in a git repository with commits. @throws what git says */
export async function bundleHistory(contentDir: string, file: string): Promise<void> {
  const git = gitIn(contentDir);
  if (await isDone(git('rev-parse', '--quiet', '--verify', 'HEAD')))
    await git('bundle', 'create', '--quiet', file, 'HEAD');
}

/**
 * Takes over the history of a bundle: as that of the content, if it was a repository of its own and isn't one now, or else as a branch.
 *
 * @returns the branch; `undefined` if there is no bundle, or git refuses it
 */
export async function takeHistory(bundle: string, contentDir: string): Promise<string | undefined> {
  if (!existsSync(bundle)) return undefined;
  const git = gitIn(contentDir);
  const isInRepository = await isDone(git('rev-parse', '--git-dir'));
  const branch = isInRepository ? `backup-${new Date().toISOString().slice(0, 10)}` : 'main';
  try {
    if (!isInRepository) await git('init', '--quiet', '--initial-branch', branch);
    const update = ['fetch', '--quiet', '--force', '--update-head-ok', bundle, `HEAD:refs/heads/${branch}`];
    await git(...update);
    if (!isInRepository) await git('reset', '--quiet');
    return branch;
  } catch {
    // The content is complete without its history, which stays in the backup.
    return undefined;
  }
}
