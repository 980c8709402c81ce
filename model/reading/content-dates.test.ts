import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentDates } from './content-dates';

const folder = mkdtempSync(path.join(tmpdir(), 'last-changed-'));
const file = path.join(folder, 'fees.yaml');
const changedAt = (env = {}, drafts?: ReadonlyMap<string, string>) => contentDates({ folder, drafts }, env).changedAt;
writeFileSync(file, 'fees');
utimesSync(file, 1_600_000_000, 1_600_000_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('outside a clone, the file time counts', () => {
  expect(changedAt()('fees.yaml')).toEqual(new Date(1_600_000_000_000));
});

test('SOURCE_DATE_EPOCH overrides all other dates', () => {
  expect(changedAt({ SOURCE_DATE_EPOCH: '1700000000' })('fees.yaml')).toEqual(new Date(1_700_000_000_000));
});

test('a file from a computer whose clock is ahead does not have a date in the future', () => {
  const ahead = path.join(folder, 'ahead.yaml');
  writeFileSync(ahead, 'fees');
  utimesSync(ahead, 4_000_000_000, 4_000_000_000);
  expect(changedAt()('ahead.yaml').getTime()).toBeLessThanOrEqual(Date.now());
  rmSync(ahead);
});

test('a draft was changed now, and the content with it', () => {
  const of = changedAt({}, new Map([['draft.yaml', 'new']]));
  for (const file of ['draft.yaml', undefined]) expect(Date.now() - of(file).getTime()).toBeLessThan(60_000);
  expect(of('fees.yaml')).toEqual(new Date(1_600_000_000_000));
});

// The project also works as an unpacked archive on a computer without git.
const hasGit = spawnSync('git', ['--version']).status === 0;

test.skipIf(!hasGit)('in a clone, the commit date counts until the file is edited', () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@school.example', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '1650000000 +0000' },
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Fees');
  expect(changedAt()('fees.yaml')).toEqual(new Date(1_650_000_000_000));
  expect(changedAt()()).toEqual(new Date(1_650_000_000_000));

  writeFileSync(file, 'other fees');
  utimesSync(file, 1_660_000_000, 1_660_000_000);
  expect(changedAt()('fees.yaml')).toEqual(new Date(1_660_000_000_000));
});
