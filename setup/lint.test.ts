import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const LINTERS = ['oxfmt', 'oxlint', 'knip', 'stylelint', 'eslint'];

it.each([
  [0, []],
  [1, ['oxfmt']],
  [1, ['oxlint', 'eslint']],
  [1, LINTERS],
])('ends with %i if %j fail, after each linter has run', (status, failing) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of LINTERS) {
    const program = path.join(folder, name);
    writeFileSync(program, `#!/bin/sh\necho "${name} has run: $*"\nexit ${failing.includes(name) ? 1 : 0}\n`);
    chmodSync(program, 0o755);
  }
  const run = spawnSync(process.execPath, ['setup/lint.mjs', '--cache'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: [folder, process.env.PATH].join(path.delimiter) },
  });
  for (const name of LINTERS) expect(run.stdout).toContain(`${name} has run`);
  expect(run.stdout).toMatch(/eslint has run: .* --cache\n/);
  expect([run.status, run.stderr.trim()]).toEqual([status, failing.length > 0 ? `Failed: ${failing.join(', ')}` : '']);
});
