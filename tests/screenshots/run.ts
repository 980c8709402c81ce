import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import startServer from '../browser/global-setup';
import { chromiumOptions } from '../browser/engines/launch-options';
import { readSiteContent } from '../../model/reading/read-site-content';
import { ensureChromium } from '../../setup/test-programs.mjs';
import { table } from '../support/tables';
import { compare, sheet } from './compare-pictures';
import { takePictures, viewsOf, WIDTHS } from './take-pictures';

/*
 * `npx tsx tests/screenshots/run.ts`: every kind of screen and every state at three widths, on sheets, for people to look at. With a commit
 * behind it, `npx tsx tests/screenshots/run.ts HEAD~5`, beside the pictures of that commit, and what differs in red.
 */

const FOLDER = path.resolve('.cache/screens');
const [commit] = process.argv.slice(2);
const views = viewsOf(readSiteContent());

ensureChromium();
rmSync(FOLDER, { recursive: true, force: true });
const browser = await chromium.launch(chromiumOptions());
try {
  await takeOf(process.cwd(), 'now', browser);
  for (const { name } of views) {
    const files = WIDTHS.map((width) => path.join(FOLDER, 'now', `${name}-${width}.png`));
    await sheet(files, path.join(FOLDER, `${name}.png`));
  }
  if (commit) await compareWith(commit, browser);
} finally {
  await browser.close();
}
console.log(`Pictures of ${views.length} screens and states, in .cache/screens`);

/** Builds a working copy of the site, and takes its pictures. */
async function takeOf(directory: string, name: string, inBrowser: Browser): Promise<void> {
  const here = process.cwd();
  execFileSync('npm', ['run', 'build'], { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
  process.chdir(directory);
  try {
    const stop = await startServer();
    await takePictures(inBrowser, process.env.E2E_SITE_URL ?? '', views, path.join(FOLDER, name));
    await stop();
  } finally {
    process.chdir(here);
  }
}

async function compareWith(earlier: string, inBrowser: Browser): Promise<void> {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'screens-')), 'earlier');
  execFileSync('git', ['worktree', 'add', '--detach', copy, earlier], { stdio: 'ignore' });
  try {
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    await takeOf(copy, 'before', inBrowser);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', copy]);
  }
  const rows: (string | number)[][] = [];
  for (const { name } of views) {
    const shares: string[] = [];
    for (const width of WIDTHS) {
      const [before, now] = ['before', 'now'].map((each) => path.join(FOLDER, each, `${name}-${width}.png`));
      const share = await compare(before!, now!, path.join(FOLDER, `${name}-${width}-changes.png`));
      shares.push(`${(100 * share).toFixed(1)} %`);
    }
    rows.push([name, ...shares]);
  }
  console.log(table([`differs from ${earlier}`, ...WIDTHS.map((width) => `${width} px`)], rows));
}
