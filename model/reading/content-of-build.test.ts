import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { contentAsRead } from './content-of-build';
import { smallSchool } from './edited-content';
import { readEveryLanguage } from './read-site-content';

afterEach(() => void vi.unstubAllEnvs());

/** As a program of a build loads it. */
async function loadContent() {
  vi.resetModules();
  const { contentOfBuild } = await import('./content-of-build');
  return contentOfBuild();
}

test('what a build has read is read no second time, and is the same', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-of-build-'));
  const file = path.join(folder, 'content.json');
  const contents = readEveryLanguage(smallSchool);
  writeFileSync(file, JSON.stringify(contents));
  vi.stubEnv(contentAsRead, file);
  expect(await loadContent()).toEqual(contents);
  rmSync(folder, { recursive: true });
});

test('outside of a build it is read as it is now', async () => {
  vi.stubEnv('CONTENT_DIR', smallSchool);
  expect(await loadContent()).toEqual(readEveryLanguage(smallSchool));
});
