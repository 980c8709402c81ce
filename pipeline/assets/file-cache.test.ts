import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { FileCache } from './file-cache';

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

test('a file that builds use is kept, with its time of modification; an unused one is deleted after weeks', () => {
  const cache = new FileCache(temporaryFolder());
  const [used, unused] = ['used.html', 'unused.html'].map((name) => cache.add(name, name));
  for (const file of [used!, unused!]) utimesSync(file, daysAgo(30), daysAgo(60));
  const { mtimeMs } = statSync(used!);
  expect(cache.find('used.html')).toBe(used);
  cache.removeUnused();
  expect({ used: existsSync(used!), unused: existsSync(unused!) }).toEqual({ used: true, unused: false });
  expect(statSync(used!).mtimeMs).toBe(mtimeMs);
  expect(cache.find('unused.html')).toBeUndefined();
});

test('a new text doesn’t change the file to which a release is linked', () => {
  const cache = new FileCache(temporaryFolder());
  const file = cache.add('page.html', 'first');
  const { ino } = statSync(file);
  expect(statSync(cache.add('page.html', 'second')).ino).not.toBe(ino);
  expect(readFileSync(file, 'utf8')).toBe('second');
});

test('files are made once, by callers at the same time too, and again if one of them is deleted', async () => {
  const cache = new FileCache(temporaryFolder());
  let times = 0;
  const make = () =>
    cache.made('source', async (write) => {
      await Promise.resolve();
      write('/a.svg', 'a');
      write('/b.svg', 'b');
      return (times += 1);
    });
  const [first, second] = await Promise.all([make(), make()]);
  expect(second).toEqual(first);
  expect(await make()).toEqual({ ...first, isNew: false });
  expect(times).toBe(1);
  rmSync(first.files['/b.svg']!);
  expect(await make()).toEqual({ ...first, facts: 2 });
});
