import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `ensureBrowsers` where these are all the programs there are, each a line of shell; nothing can be installed there. */
function ensureBrowsersWith(programs: Record<string, string>, env: { CI?: string } = {}) {
  symlinkSync(execFileSync('which', ['which'], { encoding: 'utf8' }).trim(), path.join(folder, 'which'));
  for (const [name, line] of Object.entries(programs))
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  const code = "import { ensureBrowsers } from './setup/browsers.mjs'; ensureBrowsers();";
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: folder, ...env },
  });
}

const chromium = { chromium: '' };
const aFont = { 'fc-list': 'echo NotoSansDevanagari-Regular.ttf' };
const noFont = { 'fc-list': '' };

describe.skipIf(process.platform === 'win32')('before the tests', () => {
  it('an engine that is missing is named', () => {
    const { status, stdout } = ensureBrowsersWith({ ...chromium, ...aFont });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/so not tested: Firefox\b/)]);
    expect(stdout).not.toContain('Devanagari');
  });

  it('a font for Devanagari that is missing is said', () => {
    const { status, stdout } = ensureBrowsersWith({ ...chromium, ...noFont });
    expect([status, stdout]).toEqual([0, expect.stringContaining('No font on this machine has Devanagari')]);
  });

  it('a font is taken to be there where nobody can be asked', () => {
    expect(ensureBrowsersWith(chromium).stdout).not.toContain('Devanagari');
  });

  it('in CI nothing is tested where something is missing', () => {
    const { status, stderr } = ensureBrowsersWith({ ...chromium, firefox: '', ...noFont }, { CI: '1' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('No font on this machine has Devanagari')]);
  });

  it('without Chromium nothing is tested anywhere', () => {
    const { status, stderr } = ensureBrowsersWith(aFont);
    expect([status, stderr]).toEqual([1, expect.stringContaining('none was found')]);
  });
});
