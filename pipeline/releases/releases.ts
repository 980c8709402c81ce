import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { linkOrCopy, linkTree } from './link-tree';
import { replaceFile, syncFolder } from '../../model/writing/edit-file';
import { swapIn } from './swap-in';

export const releasesFolder = 'build/releases';
const CURRENT = 'build/current';
/** The server reports this file, with the reason why the last build failed, while it serves an earlier build. */
export const mistakesFile = 'build/mistakes.txt';
/** The fingerprint of the sources of the release to which we last switched. After going back, it is not that of the current release. */
export const madeFromFile = 'build/.built-from';
/** Number of releases to keep, for going back and for pages that are still open. */
const MAX_KEPT = 3;
/** File in a release with the absolute path of its content folder. */
export const contentFolderFile = 'content-folder';
/** File in a release with the fingerprint of its sources. */
const MADE_FROM = 'built-from';
/** Folders of a release of which `build/` has a copy: the site, and the rules of other servers for it. */
const FOR_OTHER_HOSTS = ['client', 'hosts'];
/** JSON file in a release with the names of its own files in `client/assets/`, which also has files of earlier releases. */
const OWN_ASSETS = 'assets.json';

/*
 * All functions here need the lock of the build (`lockBuild`), which ensures that one of them runs at a time.
 */

/**
 * Makes a complete release beside the current one, which visitors still see.
 *
 * @param make writes `client/` and `school.json` into the folder, and returns the fingerprint of the sources
 * @returns id of the release, for `switchTo`
 */
export async function addRelease(make: (folder: string) => Promise<string>): Promise<string> {
  mkdirSync(releasesFolder, { recursive: true });
  for (const name of readdirSync(releasesFolder))
    if (name.endsWith('.part')) rmSync(path.join(releasesFolder, name), { recursive: true });
  const others = releases();
  const seen = currentId();
  // The id of the new release must sort after all others, even if the clock was wrong.
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const newest = others.at(-1) ?? '';
  const id = now > newest ? now : String(BigInt(newest) + 1n);
  const unfinished = path.join(releasesFolder, `${id}.part`);
  mkdirSync(unfinished);
  try {
    writeFileSync(path.join(unfinished, MADE_FROM), await make(unfinished));
    const own = readdirSync(path.join(unfinished, 'client/assets'));
    writeFileSync(path.join(unfinished, OWN_ASSETS), JSON.stringify(own));
    for (const other of others) addAssets(other, unfinished);
    renameSync(unfinished, path.join(releasesFolder, id));
  } catch (error) {
    // If the disk is full, others need the room, for example to note why this failed.
    rmSync(unfinished, { recursive: true });
    throw error;
  }
  syncFolder(releasesFolder);
  // Delete releases that were rolled back or never switched to.
  for (const other of others) if (other > seen) rmSync(path.join(releasesFolder, other), { recursive: true });
  return id;
}

/**
 * Lets visitors see a release: one small file decides. `build/client` and `build/hosts` are copies for other hosts. If this was interrupted, do it again.
 *
 * @param id from `addRelease`
 */
export function switchTo(id: string): void {
  makeCurrent(id);
  copyFileSync(path.join(releasesFolder, id, MADE_FROM), madeFromFile);
  rmSync(mistakesFile, { force: true });
  const before = releases().filter((other) => other <= id);
  for (const old of before.slice(0, -MAX_KEPT)) rmSync(path.join(releasesFolder, old), { recursive: true });
}

/** Goes back to the previous release. @returns whether there is one */
export function returnToEarlierRelease(): boolean {
  const seen = currentId();
  const before = releases()
    .filter((id) => id < seen)
    .at(-1);
  if (!before) return false;
  // Pages of the release that we leave may be open and need its scripts.
  addAssets(seen, path.join(releasesFolder, before));
  makeCurrent(before);
  return true;
}

function makeCurrent(id: string): void {
  replaceFile(CURRENT, `${id}\n`);
  for (const name of FOR_OTHER_HOSTS) {
    const from = path.join(releasesFolder, id, name);
    // A release of earlier code has no rules.
    if (!existsSync(from)) continue;
    const copy = `build/${name}.${id}`;
    rmSync(copy, { recursive: true, force: true });
    linkTree(from, copy);
    swapIn(copy, `build/${name}`);
  }
}

/** Id of the current release, or an empty text if there is no release. */
export function currentId(): string {
  return existsSync(CURRENT) ? readFileSync(CURRENT, 'utf8').trim() : '';
}

/** Ids of all releases, the oldest first. */
function releases(): string[] {
  const names = existsSync(releasesFolder) ? readdirSync(releasesFolder) : [];
  return names.filter((name) => /^\d+$/.test(name)).sort();
}

/** Adds another release's scripts, for pages that are still open. */
function addAssets(id: string, release: string): void {
  const own = JSON.parse(readFileSync(path.join(releasesFolder, id, OWN_ASSETS), 'utf8')) as string[];
  for (const name of own) {
    const [from, to] = [
      path.join(releasesFolder, id, 'client/assets', name),
      path.join(release, 'client/assets', name),
    ];
    if (existsSync(from) && !existsSync(to)) linkOrCopy(from, to);
  }
}
