import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { localFolder } from './open-remote-folder';
import type { GitAccount, RemoteFolder, RemoteProblem } from './remote-folder';

const run = promisify(execFile);
/** The first upload of a website by a slow line, in milliseconds. */
const timeoutMs = 30 * 60_000;
/** If the repository is empty. */
const usualBranch = 'main';

export class GitError extends Error {
  override readonly name = 'GitError';
  constructor(
    /** In git's words. */
    message: string,
    readonly problem: RemoteProblem,
  ) {
    super(message);
  }
}

export interface GitFolder extends RemoteFolder {
  /** Asks whether a push would be accepted. */
  tryPush: () => Promise<void>;
  /** Of an SSH host. */
  hostKey: string | undefined;
}

/**
 * A clone of the default branch. Closing commits and pushes what has changed: all of it gets there at once.
 *
 * @param workDir folder for the clone, which stays so that only differences are transferred, and for the known keys of SSH hosts
 * @throws {GitError}
 */
export async function openGitFolder(account: GitAccount, workDir: string): Promise<GitFolder> {
  const clone = join(workDir, 'clone');
  const [keyFile, knownHosts] = [join(workDir, 'key'), join(workDir, 'known-hosts')];
  await mkdir(clone, { recursive: true, mode: 0o700 });
  await writeFile(keyFile, account.privateKey ?? '', { mode: 0o600 });
  const env = environment(account, keyFile, knownHosts);
  const git = async (...args: string[]) => {
    try {
      return (await run('git', args, { cwd: clone, env, timeout: timeoutMs, maxBuffer: 2 ** 26 })).stdout;
    } catch (error) {
      const { stderr = '', message } = error as { stderr?: string; message: string };
      throw new GitError(stderr.trim() || message, problemOf(stderr));
    }
  };
  if (!existsSync(join(clone, '.git'))) await git('init', '--quiet');
  // “ref: refs/heads/main	HEAD”; nothing if it is empty.
  const head = await git('ls-remote', '--symref', '--', account.folder, 'HEAD');
  const named = /^ref: refs\/heads\/(\S+)\s/.exec(head)?.[1];
  // Its default branch may not exist, though it has one that was pushed before.
  const branch = named ?? ((await git('ls-remote', '--heads', '--', account.folder, usualBranch)) && usualBranch);
  if (!branch) {
    await git('checkout', '--quiet', '--force', '--orphan', `empty-${Date.now()}`);
    await git('rm', '-r', '--quiet', '--force', '--cached', '--ignore-unmatch', '.');
  } else {
    await git('fetch', '--quiet', '--depth=1', '--', account.folder, `refs/heads/${branch}`);
    await git('checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD');
  }
  await git('clean', '--quiet', '--force', '-d', '-x');
  const folder = await localFolder(clone, 0o644);
  const push = (...options: string[]) =>
    git('push', '--quiet', ...options, '--', account.folder, `HEAD:refs/heads/${branch || usualBranch}`);
  return {
    ...folder,
    hostKey: isAbsolute(account.folder) || /^https?:/.test(account.folder) ? undefined : await keyIn(knownHosts),
    tryPush: async () => {
      if (!branch) await git('commit', '--quiet', '--allow-empty', '--message=Empty');
      await push('--dry-run');
    },
    close: async () => {
      await git('add', '--all', '--force');
      if ((await git('status', '--porcelain')) === '') return;
      await git('commit', '--quiet', '--message=Website');
      await push();
    },
  };
}

/** Nobody is asked for anything, and passwords are neither in arguments nor in what git prints. */
function environment(
  { user, password }: GitAccount,
  keyFile: string,
  knownHosts: string,
): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const settings: [string, string][] = [
    ['core.hooksPath', '/dev/null'],
    ['commit.gpgSign', 'false'],
    ['core.autocrlf', 'false'],
    ['http.followRedirects', 'false'],
    ['credential.helper', ''],
  ];
  if (password)
    settings.push([
      'http.extraHeader',
      `Authorization: Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    ]);
  const name = { NAME: 'Office', EMAIL: 'office@school.invalid' };
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: `ssh -i "${keyFile}" -o IdentitiesOnly=yes -o BatchMode=yes -o ConnectTimeout=20 -o StrictHostKeyChecking=accept-new -o UserKnownHostsFile="${knownHosts}"`,
    ...{ GIT_AUTHOR_NAME: name.NAME, GIT_AUTHOR_EMAIL: name.EMAIL },
    ...{ GIT_COMMITTER_NAME: name.NAME, GIT_COMMITTER_EMAIL: name.EMAIL },
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}

function problemOf(stderr: string): RemoteProblem {
  if (/host key verification failed/i.test(stderr)) return 'host key';
  if (/load key|error in libcrypto|invalid format/i.test(stderr)) return 'private key';
  if (/permission .*denied|authentication failed|could not read (username|password)|error: 40[13]/i.test(stderr))
    return 'sign in';
  if (/could not resolve|connection (refused|timed out|reset|closed)|failed to connect|unable to look up/i.test(stderr))
    return 'unreachable';
  if (/not found|does not appear to be a git repository|does not exist/i.test(stderr)) return 'no folder';
  return /no space left/i.test(stderr) ? 'disk full' : 'other';
}

/** The fingerprint of the first known host, as `ssh-keygen -l` writes it. */
async function keyIn(knownHosts: string): Promise<string | undefined> {
  const text = await readFile(knownHosts, 'utf8').catch(() => '');
  const key = text.split(/\s/)[2];
  return key && `SHA256:${createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64').replace(/=+$/, '')}`;
}
