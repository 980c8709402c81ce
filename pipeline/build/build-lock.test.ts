import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownBuild } from './build-lock';

test('a second build at the same time is refused, and works afterwards', () => {
  const before = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'own-build-'));
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  const disown = ownBuild();
  expect(() => ownBuild()).toThrow(`The site is being built by process ${process.pid}`);
  disown();
  ownBuild()();
});
