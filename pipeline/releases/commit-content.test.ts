import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { commitContent } from './commit-content';

const publication = { who: 'आशा पाटील', title: '# Fees' };

const asDeveloper = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];

/** A repository without commits, with content in a folder below its root. */
function emptyRepository() {
  const root = realpathSync(temporaryFolder());
  const folder = path.join(root, 'content');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  mkdirSync(folder);
  git('init', '--quiet');
  return { root, folder, git, write };
}

/** A repository whose content has two files. */
function repository() {
  const empty = emptyRepository();
  for (const file of ['fees.yaml', 'notes.md']) empty.write(file, 'old');
  empty.git('add', '.');
  empty.git(...asDeveloper, 'commit', '--quiet', '--message=First');
  return empty;
}

test('commits these files under the person’s name, and leaves other changes as they are', async () => {
  const { folder, git, write } = repository();
  for (const file of ['fees.yaml', 'notes.md', 'new [1].yaml', 'staged.md']) write(file, 'new');
  git('add', 'content/notes.md', 'content/staged.md');
  expect(await commitContent({ folder, ...publication }, ['fees.yaml', 'new [1].yaml'])).toBeUndefined();
  expect(git('-c', 'core.quotePath=false', 'show', '--format=%an %cn %s', '--name-status')).toBe(
    'आशा पाटील आशा पाटील # Fees\n\nM\tcontent/fees.yaml\nA\tcontent/new [1].yaml',
  );
  expect(git('status', '--porcelain')).toBe('M  content/notes.md\nA  content/staged.md');
});

test('commits a deleted file, and nothing a second time', async () => {
  const { folder, git } = repository();
  rmSync(path.join(folder, 'notes.md'));
  for (let time = 0; time < 2; time += 1)
    expect(await commitContent({ folder, ...publication }, ['notes.md', 'fees.yaml'])).toBeUndefined();
  expect(git('log', '--format=%s')).toBe('# Fees\nFirst');
  expect(git('ls-files')).toBe('content/fees.yaml');
});

test('needs no answer from a hook, a signature, or a person without a name', async () => {
  const { root, folder, git, write } = repository();
  const hook = path.join(root, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  git('config', 'commit.gpgSign', 'true');
  write('fees.yaml', 'new');
  expect(await commitContent({ folder, who: '', title: 'Fees' }, ['fees.yaml'])).toBeUndefined();
  expect(git('log', '-1', '--format=%an %s')).toBe('Office Fees');
});

test('makes the first commit of a repository', async () => {
  const { folder, git, write } = emptyRepository();
  write('fees.yaml', 'new');
  write('notes.md', 'new');
  expect(await commitContent({ folder, ...publication }, ['fees.yaml', 'gone.yaml'])).toBeUndefined();
  expect(git('log', '--format=%an %s', '--name-only')).toBe('आशा पाटील # Fees\n\ncontent/fees.yaml');
  expect(git('status', '--porcelain')).toBe('?? content/notes.md');
});

test('says that a lock is in the way, and leaves nothing to somebody else’s commit', async () => {
  const { root, folder, git, write } = repository();
  write('fees.yaml', 'new');
  write('new.yaml', 'new');
  const lock = path.join(root, '.git/HEAD.lock');
  writeFileSync(lock, '');
  const files = ['fees.yaml', 'new.yaml'];
  expect(await commitContent({ folder, ...publication }, files)).toEqual({
    kind: 'locked',
    reply: expect.stringContaining('HEAD.lock') as string,
  });
  expect(git('status', '--porcelain')).toBe('M content/fees.yaml\n?? content/new.yaml');
  rmSync(lock);
  writeFileSync(path.join(root, '.git/index.lock'), '');
  expect(await commitContent({ folder, ...publication }, files)).toMatchObject({ kind: 'locked' });
});

test.each([
  ['merge', ['merge', 'other']],
  ['rebase', ['rebase', 'other']],
  ['cherry-pick', ['cherry-pick', 'other']],
])('makes no commit in the middle of a %s', async (_, begin) => {
  const { folder, git, write } = repository();
  const change = (text: string) => {
    write('notes.md', text);
    git(...asDeveloper, 'commit', '--quiet', '--all', `--message=${text}`);
  };
  git('checkout', '--quiet', '-b', 'other');
  change('theirs');
  git('checkout', '--quiet', '-');
  change('ours');
  expect(() => git(...asDeveloper, ...begin)).toThrow();
  write('fees.yaml', 'new');
  const before = git('log', '--all', '--format=%s');
  expect(await commitContent({ folder, ...publication }, ['fees.yaml'])).toEqual({ kind: 'merging', reply: '' });
  expect(git('log', '--all', '--format=%s')).toBe(before);
});

test('says that the repository is another user’s', async () => {
  const { folder, git, write } = repository();
  write('fees.yaml', 'new');
  // A repository of another user takes root to make, and git's own variables don't reach it.
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const bin = temporaryFolder();
  writeFileSync(path.join(bin, 'git'), `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec '${real}' "$@"\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${bin}${path.delimiter}${process.env.PATH}`);
  expect(await commitContent({ folder, ...publication }, ['fees.yaml'])).toEqual({
    kind: 'owner',
    reply: expect.stringContaining('safe.directory') as string,
  });
  vi.unstubAllEnvs();
  expect(git('log', '--format=%s')).toBe('First');
});

test('commits on no branch, and says so', async () => {
  const { root, folder, git, write } = repository();
  git('checkout', '--quiet', '--detach');
  write('fees.yaml', 'new');
  const head = path.join(root, '.git/HEAD');
  expect(await commitContent({ folder, ...publication }, ['fees.yaml'])).toEqual({ kind: 'detached', reply: '', head });
  expect(git('log', '--format=%s')).toBe('# Fees\nFirst');
  expect(await commitContent({ folder, ...publication }, ['fees.yaml'])).toBeUndefined();
});

test('does nothing outside a repository, or for ignored files', async () => {
  const outside = temporaryFolder();
  writeFileSync(path.join(outside, 'fees.yaml'), '');
  expect(await commitContent({ folder: outside, ...publication }, ['fees.yaml'])).toBeUndefined();
  const { folder, git, write } = repository();
  write('.gitignore', 'secret.yaml');
  write('secret.yaml', '');
  expect(await commitContent({ folder, ...publication }, ['secret.yaml'])).toBeUndefined();
  expect(git('log', '--format=%s')).toBe('First');
});
