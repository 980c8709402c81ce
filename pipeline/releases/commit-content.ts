import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Publishing } from './journal';

const git = promisify(execFile);
const TIMEOUT_MS = 60_000;

/** Nobody is asked for anything, no hook or signature can stop it, and names in other scripts stay readable. */
const quietly = [
  ...['-c', 'core.hooksPath=/dev/null'],
  ...['-c', 'commit.gpgSign=false'],
  ...['-c', 'core.quotePath=false'],
];

/** Files of git while somebody merges, rebases or picks commits: a commit in between would become part of that, or go with it. */
const unfinishedWork = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Why git has no commit, or one that checking out a branch takes away. */
export interface GitProblem {
  kind: 'locked' | 'merging' | 'owner' | 'detached' | 'other';
  /** In git's words; may be empty. */
  reply: string;
  /** Path to git's `HEAD`, if the commit is on no branch. */
  head?: string;
}

type Author = Pick<Publishing, 'who' | 'title'>;

/**
 * Commits these files and nothing else; other changes, staged or not, stay as they are. Does nothing without git, outside a
 * repository, for ignored files, and if the commit exists already.
 *
 * @param others who have changed the same files since, which can't be told apart any more
 */
export async function commitContent(
  { folder, who, title }: Author & Pick<Publishing, 'folder'>,
  files: readonly string[],
  others: readonly Author[] = [],
): Promise<GitProblem | undefined> {
  if (files.length === 0) return undefined;
  const run = async (...args: string[]) => {
    const options = { cwd: folder, env: environment(who), timeout: TIMEOUT_MS };
    return (await git('git', ['--literal-pathspecs', ...quietly, ...args], options)).stdout;
  };
  const list = async (...args: string[]) => (await run(...args, '--', ...files)).split('\0').filter(Boolean);
  let added: string[] = [];
  try {
    const names = ['HEAD', ...unfinishedWork].flatMap((name) => ['--git-path', name]);
    const [head = '', ...unfinished] = (await run('rev-parse', ...names))
      .split('\n')
      .map((each) => path.resolve(folder, each));
    if (unfinished.slice(0, unfinishedWork.length).some((each) => existsSync(each)))
      return { kind: 'merging', reply: '' };
    added = await list('ls-files', '-z', '--others', '--exclude-standard');
    if (added.length > 0) await run('add', '--intent-to-add', '--', ...added);
    const hasCommits = await run('rev-parse', '--quiet', '--verify', 'HEAD').catch(() => '');
    const changed = hasCommits
      ? await list('diff', '-z', '--name-only', '--relative', 'HEAD')
      : await list('ls-files', '-z');
    if (changed.length === 0) return undefined;
    await run('commit', '--quiet', '--only', `--message=${messageOf({ who, title }, others)}`, '--', ...changed);
    return isDetached(head) ? { kind: 'detached', reply: '', head } : undefined;
  } catch (error) {
    const { code, stderr = '', message } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT' || stderr.includes('not a git repository')) return undefined;
    // A new file must not get into somebody else's commit.
    if (added.length > 0) await run('reset', '--quiet', '--', ...added).catch(() => undefined);
    return { kind: kindOf(stderr), reply: stderr.trim() || message };
  }
}

/** Whether commits are on no branch. */
export function isDetached(head: string): boolean {
  return existsSync(head) && !readFileSync(head, 'utf8').startsWith('ref: ');
}

function kindOf(stderr: string): GitProblem['kind'] {
  if (/dubious ownership|unsafe repository|permission/i.test(stderr)) return 'owner';
  return stderr.includes('.lock') ? 'locked' : 'other';
}

/** See https://git-scm.com/docs/git-interpret-trailers. */
function messageOf({ who, title }: Author, others: readonly Author[]): string {
  const authors = new Set(others.map((each) => nameOf(each.who)).filter((name) => name !== nameOf(who)));
  const trailers = [...authors].map((name) => `Co-authored-by: ${name} <${email}>`);
  return [title, ...others.map((each) => each.title), trailers.join('\n')].filter(Boolean).join('\n\n');
}

/** `.invalid` can't be anybody's address: https://www.rfc-editor.org/rfc/rfc2606#section-2 */
const email = 'office@school.invalid';

function nameOf(who: string): string {
  return who || 'Office';
}

/** Git's environment. A hook that starts a build, such as `post-merge`, sets variables that would lead git to another index. */
function environment(who: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const name = nameOf(who);
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
  };
}
