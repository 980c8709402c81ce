import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../model/writing/edit-file';
import { commitContent, type GitProblem, isDetached } from './commit-content';
import type { Publishing } from './journal';

/** A publication whose files are in the content folder. */
export interface PublicationToCommit extends Pick<Publishing, 'release' | 'folder' | 'who' | 'title'> {
  files: readonly string[];
}

/** What git has no commit of yet, the oldest first, and why; or that the last commit is on no branch. */
export interface Uncommitted {
  publications: readonly PublicationToCommit[];
  problem: GitProblem;
}

const UNCOMMITTED = 'uncommitted.json';

/**
 * @param build folder of the build
 * @returns undefined if git has commits of everything, on a branch
 */
export function readUncommitted(build = 'build'): Uncommitted | undefined {
  const file = path.join(build, UNCOMMITTED);
  if (!existsSync(file)) return undefined;
  const found = JSON.parse(readFileSync(file, 'utf8')) as Uncommitted;
  const { kind, head = '' } = found.problem;
  return kind === 'detached' && !isDetached(head) ? undefined : found;
}

/**
 * Commits publications, the oldest first, each under its author's name: those of which git had no commit yet, and a new one. What git
 * takes no commit of waits for the next publication, build or start.
 *
 * @throws the file system's error
 */
export async function commitPublications(latest?: PublicationToCommit): Promise<void> {
  const { publications = [] } = readUncommitted() ?? {};
  const waiting = publications.filter(({ release }) => release !== latest?.release);
  if (latest && latest.files.length > 0) waiting.push(latest);
  if (waiting.length === 0) return;
  let problem: GitProblem | undefined;
  for (const next of [...waiting]) {
    const contained = waiting.slice(1).filter((later) => isWithin(later, next));
    const found = await commitContent(next, next.files, contained);
    problem = found ?? problem;
    if (found && found.kind !== 'detached') break;
    waiting.shift();
  }
  const file = path.join('build', UNCOMMITTED);
  if (problem) replaceFile(file, JSON.stringify({ publications: waiting, problem } satisfies Uncommitted));
  else rmSync(file, { force: true });
}

/** Whether the commit of a publication contains all of a later one, which then has none of its own. */
function isWithin(later: PublicationToCommit, { folder, files }: PublicationToCommit): boolean {
  return later.folder === folder && later.files.every((file) => files.includes(file));
}
