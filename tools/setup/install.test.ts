import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

it('leaves alone the packages that a copy of the project shares with it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [project, copy] = [path.join(folder, 'project'), path.join(folder, 'copy')];
  const shared = path.join(project, 'node_modules/some-package/index.js');
  mkdirSync(path.dirname(shared), { recursive: true });
  writeFileSync(shared, '');
  mkdirSync(copy);
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const named = { name: 'copy', version: '1.0.0' };
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify(named));
  writeFileSync(
    path.join(copy, 'package-lock.json'),
    JSON.stringify({ ...named, lockfileVersion: 3, packages: { '': named } }),
  );

  const program = `(await import(${JSON.stringify(pathToFileURL('tools/setup/install.mjs').href)})).ensureInstalled()`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: copy });
  expect([status, existsSync(shared)]).toEqual([0, true]);
});
