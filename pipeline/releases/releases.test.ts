import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { addRelease, returnToEarlierRelease, switchTo } from './releases';

beforeEach(() => void temporaryWorkingDirectory());

/** Makes a site whose page and script contain this name. */
const add = (name: string) =>
  addRelease((release) => {
    mkdirSync(`${release}/client/assets`, { recursive: true });
    mkdirSync(`${release}/hosts`);
    writeFileSync(`${release}/hosts/nginx.rules`, name);
    writeFileSync(`${release}/client/index.html`, name);
    writeFileSync(`${release}/client/assets/form-${name}.js`, name);
    return Promise.resolve(`sources of ${name}`);
  });
const publish = async (name: string) => switchTo(await add(name));
const current = () => path.join('build/releases', readFileSync('build/current', 'utf8').trim());
const shown = () => [
  readFileSync(`${current()}/client/index.html`, 'utf8'),
  readFileSync('build/client/index.html', 'utf8'),
  readFileSync('build/hosts/nginx.rules', 'utf8'),
];
const scripts = () => readdirSync('build/client/assets').sort();

test('visitors see the newest release, and the scripts of the two before remain', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    await publish(name);
    expect(shown()).toEqual([name, name, name]);
  }
  expect(scripts().slice(-3)).toEqual(['form-b.js', 'form-c.js', 'form-d.js']);
  expect(readdirSync('build/releases')).toHaveLength(3);
});

test('a failed release changes nothing, and leaves nothing on a disk that may be full', async () => {
  await publish('a');
  await expect(
    addRelease((release) => {
      writeFileSync(`${release}/half`, '');
      return Promise.reject(new Error('The disk is full.'));
    }),
  ).rejects.toThrow('The disk is full.');
  expect(shown()).toEqual(['a', 'a', 'a']);
  expect(readdirSync('build/releases')).toHaveLength(1);
});

test('what an interrupted build has left is removed by the next one', async () => {
  mkdirSync('build/releases/20260101000000000.part', { recursive: true });
  await publish('a');
  expect(readdirSync('build/releases')).toHaveLength(1);
});

test('visitors see a release only after the switch, which can be repeated', async () => {
  await publish('a');
  const release = await add('b');
  expect(shown()).toEqual(['a', 'a', 'a']);
  for (const _ of ['first', 'again']) {
    switchTo(release);
    expect(shown()).toEqual(['b', 'b', 'b']);
    expect(readFileSync('build/.built-from', 'utf8')).toBe('sources of b');
  }
});

test.each(['build/client', 'build/current'])('a switch that stopped before %s goes on', async (lost) => {
  await publish('a');
  const release = await add('b');
  cpSync('build', 'before', { recursive: true });
  switchTo(release);
  rmSync(lost, { recursive: true });
  if (lost === 'build/current') renameSync('before/current', lost);
  else renameSync('before/client', 'build/client.before');
  switchTo(release);
  expect(shown()).toEqual(['b', 'b', 'b']);
});

test('a release to which we never switched is deleted, and you can’t go back to it', async () => {
  for (const name of ['a', 'b']) await publish(name);
  await add('never');
  await publish('c');
  expect(readdirSync('build/releases')).toHaveLength(3);
  expect(returnToEarlierRelease()).toBe(true);
  expect(shown()).toEqual(['b', 'b', 'b']);
});

test('you can go back while there is an earlier release, and publish again', async () => {
  for (const name of ['a', 'b']) await publish(name);
  expect(returnToEarlierRelease()).toBe(true);
  expect(shown()).toEqual(['a', 'a', 'a']);
  // Pages of the later release may still be open and need its script.
  expect(scripts()).toEqual(['form-a.js', 'form-b.js']);
  expect(returnToEarlierRelease()).toBe(false);
  await publish('c');
  expect(shown()).toEqual(['c', 'c', 'c']);
  expect(scripts()).toEqual(['form-a.js', 'form-b.js', 'form-c.js']);
  // The release before is “a”, since “b” was rolled back.
  expect(returnToEarlierRelease()).toBe(true);
  expect(shown()).toEqual(['a', 'a', 'a']);
});

test('a new release is the newest even if the clock was ahead before', async () => {
  for (const name of ['a', 'b', 'c']) await publish(name);
  vi.useFakeTimers({ now: new Date('2020-01-01'), toFake: ['Date'] });
  await publish('d');
  vi.useRealTimers();
  expect(shown()).toEqual(['d', 'd', 'd']);
  expect(returnToEarlierRelease()).toBe(true);
  expect(shown()).toEqual(['c', 'c', 'c']);
});
