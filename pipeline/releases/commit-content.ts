import { execFile } from 'node:child_process';
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

/**
 * Commits these files and nothing else; other changes, staged or not, stay as they are. Does nothing without git, outside a
 * repository, for ignored files, and if the commit exists already.
 *
 * @returns why it failed, in git's words
 */
export async function commitContent(
  { folder, who, title }: Pick<Publishing, 'folder' | 'who' | 'title'>,
  files: readonly string[],
): Promise<string | undefined> {
  if (files.length === 0) return undefined;
  const run = async (...args: string[]) => {
    const options = { cwd: folder, env: environment(who), timeout: TIMEOUT_MS };
    return (await git('git', ['--literal-pathspecs', ...quietly, ...args], options)).stdout;
  };
  try {
    const untracked = await run('ls-files', '-z', '--others', '--exclude-standard', '--', ...files);
    const added = untracked.split('\0').filter(Boolean);
    if (added.length > 0) await run('add', '--intent-to-add', '--', ...added);
    const changed = (await run('diff', '-z', '--name-only', '--relative', 'HEAD', '--', ...files)).split('\0');
    const committed = changed.filter(Boolean);
    if (committed.length > 0) await run('commit', '--quiet', '--only', `--message=${title}`, '--', ...committed);
    return undefined;
  } catch (error) {
    const { code, stderr = '', message } = error as NodeJS.ErrnoException & { stderr?: string };
    return code === 'ENOENT' || stderr.includes('not a git repository') ? undefined : stderr.trim() || message;
  }
}

/**
 * Git's environment. A hook that starts a build, such as `post-merge`, sets variables that would lead git to another index.
 * `.invalid` can't be anybody's address: https://www.rfc-editor.org/rfc/rfc2606#section-2
 */
function environment(who: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const [name, email] = [who || 'Office', 'office@school.invalid'];
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
  };
}
