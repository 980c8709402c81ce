import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { commitPublications, type PublicationToCommit, readUncommitted } from './commit-publications';
import { finishInterrupted } from './finish-publishing';

const lock = 'content/.git/index.lock';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: 'content', encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Makes a working directory whose content is a repository. */
function openRepository(): void {
  temporaryWorkingDirectory();
  for (const folder of ['build', 'content']) mkdirSync(folder);
  for (const file of ['fees.yaml', 'menu.yaml']) writeFileSync(`content/${file}`, 'old');
  git('init', '--quiet');
  git('add', '.');
  commitAsDeveloper('First');
}

function commitAsDeveloper(title: string): void {
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--all', `--message=${title}`);
}

/** A publication that has given these files a new text. */
function publication(who: string, ...files: string[]): PublicationToCommit {
  for (const file of files) writeFileSync(`content/${file}`, `by ${who}`);
  return { release: who, folder: 'content', who, title: `Of ${who}`, files };
}

/** The commits, the newest first, and their files. */
function commits(): string {
  return git('log', '--format=%an: %s', '--name-only').replaceAll(/\n+/g, '\n');
}

test('a commit that git refuses is made with the next publication, under its author’s name', async () => {
  openRepository();
  writeFileSync(lock, '');
  await commitPublications(publication('Asha', 'fees.yaml'));
  expect(readUncommitted()).toMatchObject({
    publications: [{ who: 'Asha' }],
    problem: { kind: 'locked', reply: expect.stringContaining('index.lock') as string },
  });
  rmSync(lock);
  await commitPublications(publication('Ravi', 'menu.yaml'));
  expect(commits()).toBe('Ravi: Of Ravi\nmenu.yaml\nAsha: Of Asha\nfees.yaml\nA: First\nfees.yaml\nmenu.yaml');
  expect(readUncommitted()).toBeUndefined();
  expect(existsSync('build/uncommitted.json')).toBe(false);
});

test('a commit that git refuses is made at the next start, and tried again at each one', async () => {
  openRepository();
  writeFileSync(lock, '');
  await commitPublications(publication('Asha', 'fees.yaml'));
  await finishInterrupted();
  expect(readUncommitted()?.publications).toHaveLength(1);
  rmSync(lock);
  await finishInterrupted();
  expect(commits()).toContain('Asha: Of Asha\nfees.yaml\nA: First');
  expect(readUncommitted()).toBeUndefined();
});

test('a publication that goes on after a crash waits once', async () => {
  openRepository();
  writeFileSync(lock, '');
  for (let time = 0; time < 2; time += 1) await commitPublications(publication('Asha', 'fees.yaml'));
  expect(readUncommitted()?.publications).toHaveLength(1);
});

test('what somebody else has committed meanwhile waits no longer', async () => {
  openRepository();
  writeFileSync(lock, '');
  await commitPublications(publication('Asha', 'fees.yaml'));
  rmSync(lock);
  commitAsDeveloper('All of it');
  await commitPublications();
  expect(commits()).toBe('A: All of it\nfees.yaml\nA: First\nfees.yaml\nmenu.yaml');
  expect(readUncommitted()).toBeUndefined();
});

test('a file that several people have published meanwhile has a commit that names them all', async () => {
  openRepository();
  writeFileSync(lock, '');
  await commitPublications(publication('Asha', 'fees.yaml'));
  await commitPublications(publication('Ravi', 'fees.yaml'));
  await commitPublications(publication('Meena', 'fees.yaml', 'menu.yaml'));
  rmSync(lock);
  await commitPublications();
  expect(commits()).toMatch(/^Meena: Of Meena\nmenu\.yaml\nAsha: Of Asha\nfees\.yaml\nA: First/);
  expect(git('log', '-1', '--skip=1', '--format=%B')).toBe(
    'Of Asha\n\nOf Ravi\n\nCo-authored-by: Ravi <office@school.invalid>',
  );
});

test('a commit on no branch is told until there is a branch again', async () => {
  openRepository();
  git('checkout', '--quiet', '--detach');
  await commitPublications(publication('Asha', 'fees.yaml'));
  await commitPublications();
  expect(readUncommitted()).toMatchObject({ publications: [], problem: { kind: 'detached' } });
  git('checkout', '--quiet', '-B', 'main');
  expect(readUncommitted()).toBeUndefined();
});
