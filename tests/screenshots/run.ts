import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import startSite from '../browser/global-setup';
import { chromiumOptions } from '../browser/engines/launch-options';
import { readSiteContent } from '../../model/reading/read-site-content';
import { ensureChromium } from '../../setup/test-programs.mjs';
import { shareOfChanges } from './share-of-changes';
import { takePictures, viewsOf, WIDTHS } from './take-pictures';

/*
 * `npx tsx tests/screenshots/run.ts` shows every kind of screen and every state at three widths on one page, for people to look at.
 * `npx tsx tests/screenshots/run.ts HEAD~5` shows them beside the pictures of that commit, with the differences.
 */

const FOLDER = path.resolve('.cache/screens');
const [commit] = process.argv.slice(2);
const views = viewsOf(readSiteContent());
const names = views.flatMap(({ name }) => WIDTHS.map((width) => `${name}-${width}`));

ensureChromium();
rmSync(FOLDER, { recursive: true, force: true });
const browser = await chromium.launch(chromiumOptions());
try {
  await takeOf(process.cwd(), 'now', browser);
  if (commit) await takeOfCommit(commit, browser);
} finally {
  await browser.close();
}
const figures = await Promise.all(
  names.map(async (name) => (commit ? comparison(name) : figure(name, image('now', name)))),
);
writeFileSync(
  path.join(FOLDER, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body { background: #888 } figure { display: inline-block; vertical-align: top } img { max-width: 30vw }
.difference { display: inline-grid } .difference img { grid-area: 1 / 1 } .difference img + img { mix-blend-mode: difference }</style>
${figures.join('\n')}
`,
);
console.log(`Pictures of ${views.length} screens and states: .cache/screens/index.html`);

/** Builds a working copy of the site, and takes its pictures. */
async function takeOf(directory: string, folder: string, inBrowser: Browser): Promise<void> {
  const here = process.cwd();
  execFileSync('npm', ['run', 'build'], { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
  process.chdir(directory);
  try {
    const stop = await startSite();
    await takePictures(inBrowser, process.env.BROWSER_TESTS_SITE_URL ?? '', views, path.join(FOLDER, folder));
    await stop();
  } finally {
    process.chdir(here);
  }
}

async function takeOfCommit(earlier: string, inBrowser: Browser): Promise<void> {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'screens-')), 'earlier');
  execFileSync('git', ['worktree', 'add', '--detach', copy, earlier], { stdio: 'ignore' });
  try {
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    await takeOf(copy, 'before', inBrowser);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', copy]);
  }
}

/** The earlier picture, the current one, and their difference, which is black where they match. */
async function comparison(name: string): Promise<string> {
  const pictures = ['before', 'now'] as const;
  const [before, now] = pictures.map((folder) => path.join(FOLDER, folder, `${name}.png`));
  const share = await shareOfChanges(before!, now!);
  const images = pictures.map((folder) => image(folder, name)).join('');
  return figure(`${name}: ${(100 * share).toFixed(1)} % differs`, `${images}<span class="difference">${images}</span>`);
}

function image(folder: 'before' | 'now', name: string): string {
  return `<img src="${folder}/${name}.png" alt="" loading="lazy">`;
}

function figure(caption: string, images: string): string {
  return `<figure><figcaption>${caption}</figcaption>${images}</figure>`;
}
