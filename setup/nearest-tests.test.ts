import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryWorkingDirectory } from '../tests/support/temporary-folder';
import { changedFiles, nearestTests, unitTestsIn } from './nearest-tests.mjs';

const FILES = {
  'words/fee.ts': "export const fee = 'Fee';",
  'server/mail.ts': "export { fee } from '../words/fee';",
  'server/mail.test.ts': "import './mail';",
  'server/app.test.ts': "import './mail'; import '../words/fee';",
  'server/port.test.ts': '',
  'tools/setup.mjs': '',
  'tools/setup.test.ts': '',
};

beforeEach(() => {
  temporaryWorkingDirectory();
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});

it.each([
  [['words/fee.ts'], ['server/app.test.ts', 'server/mail.test.ts']],
  [['server/mail.ts'], ['server/app.test.ts', 'server/mail.test.ts']],
  [
    ['server/mail.test.ts', 'words/fee.ts'],
    ['server/mail.test.ts', 'server/app.test.ts'],
  ],
  [['tools/setup.mjs'], ['tools/setup.test.ts']],
  [['content/school.yaml'], []],
])('nearest to %j are %j', async (changed, nearest) => {
  const tests = Object.keys(FILES).filter((file) => file.includes('.test.'));
  expect(await nearestTests(tests, changed)).toEqual(nearest);
});

it('changes are differences from the upstream branch, committed or not', () => {
  git('init', '--quiet', '--initial-branch=main');
  commit('pushed');
  git('branch', 'remote');
  git('branch', '--set-upstream-to=remote');
  write('server/mail.ts', '');
  commit('local');
  rmSync('server/port.test.ts');
  write('tools/new.test.ts', '');
  expect(changedFiles()).toEqual(['server/mail.ts', 'server/port.test.ts', 'tools/new.test.ts']);
  expect(unitTestsIn(['server', 'tools']).sort()).toEqual([
    'server/app.test.ts',
    'server/mail.test.ts',
    'tools/new.test.ts',
    'tools/setup.test.ts',
  ]);
});

it('without git there are no changes', () => {
  expect([changedFiles(), unitTestsIn(['server'])]).toEqual([[], []]);
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function commit(message: string): void {
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', `--message=${message}`);
}

function git(...args: string[]): void {
  execFileSync('git', args);
}
