import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renewSite } from './renew-site';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'renew-site-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const home = () => readFileSync(at('build/client/index.html'), 'utf8');

function renew(page: string, { fails = false, meanwhile }: { fails?: boolean; meanwhile?: () => void } = {}) {
  return renewSite(at('build/client'), at('build/unfinished'), () => {
    mkdirSync(at('build/unfinished/client'), { recursive: true });
    writeFileSync(at('build/unfinished/client/index.html'), page);
    meanwhile?.();
    if (fails) throw new Error('The pages cannot be made.');
    return at('build/unfinished/client');
  });
}

test('a site is there from the first build on, and nothing else beside it', async () => {
  await renew('first');
  expect(home()).toBe('first');
  expect(readdirSync(at('build'))).toEqual(['client']);
});

test('while the next one is made the old one can be read; then none of its files is left', async () => {
  await renew('first');
  writeFileSync(at('build/client/old.html'), '');
  const seen: string[] = [];
  await renew('second', { meanwhile: () => seen.push(home()) });
  expect([...seen, home()]).toEqual(['first', 'second']);
  expect(existsSync(at('build/client/old.html'))).toBe(false);
});

test('what fails leaves the site as it was, and does not disturb the next try', async () => {
  await renew('first');
  await expect(renew('second', { fails: true })).rejects.toThrow('cannot be made');
  expect(home()).toBe('first');
  await renew('third');
  expect(home()).toBe('third');
  expect(readdirSync(at('build'))).toEqual(['client']);
});
