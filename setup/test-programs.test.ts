import { execFileSync, spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder';

/** Runs `ensureTestPrograms` as on a machine that has only these programs, each a line of shell, and can't install any. */
function ensureWith(programs: Record<string, string>, { withServers = false, env = {} } = {}) {
  const folder = temporaryFolder();
  symlinkSync(execFileSync('which', ['which'], { encoding: 'utf8' }).trim(), path.join(folder, 'which'));
  for (const [name, line] of Object.entries(programs))
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  const code = `(await import('./setup/test-programs.mjs')).ensureTestPrograms({ withServers: ${withServers} });`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: folder, ...env },
  });
}

const chromium = { chromium: '' };
const font = { 'fc-list': 'echo NotoSansDevanagari-Regular.ttf' };
const noFont = { 'fc-list': '' };
const noDevanagari = 'No font on this machine has Devanagari';

describe.skipIf(process.platform === 'win32')('before the tests', () => {
  it.each([
    ['a missing engine', { ...chromium, ...font }, /so not tested: Firefox\b/, /Devanagari|Apache/],
    ['a missing font', { ...chromium, firefox: '', ...noFont }, new RegExp(noDevanagari), /Firefox/],
    ['no font where fc-list is missing', chromium, /Firefox/, /Devanagari/],
  ])('%s is reported', (_, programs, reported, unreported) => {
    const { status, stdout } = ensureWith(programs);
    expect([status, stdout]).toEqual([0, expect.stringMatching(reported)]);
    expect(stdout.replace(/^Debian.*/m, '')).not.toMatch(unreported);
  });

  it('missing web servers are reported with their packages if the tests use them', () => {
    const { status, stdout } = ensureWith({ ...chromium, nginx: '' }, { withServers: true });
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/the site on Apache[^]*on Caddy[^]*apache2-bin media-types/),
    ]);
    expect(stdout).not.toContain('the site on nginx');
  });

  it.each([
    ['a missing program ends a run in CI', { ...chromium, ...noFont }, { CI: '1' }, noDevanagari],
    ['a missing Chromium ends every run', font, {}, 'none was found'],
  ])('%s', (_, programs, env, message) => {
    const { status, stderr } = ensureWith(programs, { env });
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});
