import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { commitContent } from './commit-content';

const publication = { who: 'आशा पाटील', title: '# Fees' };

/** A repository whose content has two files, in a folder below its root. */
function repository() {
  const root = temporaryFolder();
  const folder = path.join(root, 'content');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  mkdirSync(folder);
  git('init', '--quiet');
  for (const file of ['fees.yaml', 'notes.md']) write(file, 'old');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message=First');
  return { root, folder, git, write };
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

test('reports why git has no commit', async () => {
  const { root, folder, write } = repository();
  writeFileSync(path.join(root, '.git/index.lock'), '');
  write('fees.yaml', 'new');
  expect(await commitContent({ folder, ...publication }, ['fees.yaml'])).toMatch(/index\.lock/);
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
