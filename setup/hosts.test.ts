import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

/** Runs `ensureHosts` where these are all the programs there are; nothing can be installed there. */
function ensureHostsWith(programs: readonly string[], env: { CI?: string } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(execFileSync('which', ['which'], { encoding: 'utf8' }).trim(), path.join(folder, 'which'));
  for (const name of programs) writeFileSync(path.join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
  const code = "import { ensureHosts } from './setup/hosts.mjs'; ensureHosts();";
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: folder, ...env },
  });
}

describe.skipIf(process.platform === 'win32')('web servers for the tests', () => {
  it('that are there are not told', () => {
    const { status, stdout } = ensureHostsWith(['apache2', 'nginx', 'caddy']);
    expect([status, stdout]).toEqual([0, '']);
  });

  it('that are missing are named with their packages', () => {
    const { status, stdout } = ensureHostsWith(['nginx']);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/tried on it: apache2, caddy\..*apache2-bin media-types caddy/),
    ]);
  });

  it('must be there in CI', () => {
    const { status, stderr } = ensureHostsWith(['apache2', 'nginx'], { CI: '1' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('tried on it: caddy.')]);
  });
});
