/*
 * Makes builds from the built site: `first` is a copy, `next` has other scripts and another version, `off` keeps no pages
 * offline. It is a program because it imports the build's code: tsx tests/browser/offline/offline-builds.ts <folder>
 */
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../../../model/concepts/site-content';
import { withMark } from '../../../app/offline/page-mark';
import { hashOf } from '../../../pipeline/assets/fingerprint';
import { writeServiceWorker } from '../../../pipeline/pages/service-worker';
import { content, contents, contentsOfOthers } from '../support/content';
import { nextVersion } from './offline-site';

const BUILT = path.resolve('build/client');
const [folder = ''] = process.argv.slice(2);

copySite('first');
const next = copySite('next');
renameScripts(next);
rewrite(next, /\.(html|js)$/, (text) => text.replaceAll('Version 1.1', nextVersion));
rewrite(next, /\.html$/, (text) => withMark(text, hashOf(text)));
await writeServiceWorker(next, contents);
const off = copySite('off');
const switchedOff = (each: SiteContent): SiteContent => ({
  ...each,
  settings: { ...each.settings, keepsPagesOffline: false },
});
await writeServiceWorker(off, [switchedOff(content), ...contentsOfOthers.map(switchedOff)]);
rewrite(off, /\.html$/, (text) => text.replace(/ data-kept-by="[^"]*"/, ''));

/** Links the large folders, and leaves out compressed files if the originals will change. */
function copySite(name: string): string {
  const copy = path.join(folder, name);
  const heavy = ['pictures', 'documents'];
  const isLight = (source: string) =>
    !heavy.includes(path.relative(BUILT, source)) && (name === 'first' || !/\.(br|gz)$/.test(source));
  cpSync(BUILT, copy, { recursive: true, filter: isLight });
  for (const each of heavy) symlinkSync(path.join(BUILT, each), path.join(copy, each));
  return copy;
}

/** Renames every script as if it had changed, so the server lacks the scripts of the previous build. */
function renameScripts(site: string): void {
  const assets = path.join(site, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const known = new Set(names);
  rewrite(site, /\.(html|js)$/, (text) =>
    text.replace(/[\w.-]+\.js\b/g, (name) => (known.has(name) ? name.replace(/\.js$/, '-next.js') : name)),
  );
  for (const name of names) {
    writeFileSync(path.join(assets, name.replace(/\.js$/, '-next.js')), readFileSync(path.join(assets, name)));
    rmSync(path.join(assets, name));
  }
}

function rewrite(site: string, files: RegExp, change: (text: string) => string): void {
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!files.test(file) || /^(pictures|documents)/.test(file)) continue;
    const text = readFileSync(path.join(site, file), 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(path.join(site, file), changed);
  }
}
