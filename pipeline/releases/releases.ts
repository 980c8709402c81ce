import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy, linkTree } from './link-tree';
import { swapIn } from './swap-in';

const FOLDER = 'build/releases';
const CURRENT = 'build/current';
/** Number of releases to keep, for going back and for pages that are still open. */
const MOST_KEPT = 3;
/** JSON file in a release with the names of its own files in `client/assets/`, which also has files of earlier releases. */
const OWN_ASSETS = 'assets.json';

/**
 * Makes a release beside the current one. When it is complete, one small file switches to it. `build/client` is a copy for other
 * hosts. The lock of the build ensures that this runs once at a time.
 *
 * @param make writes `client/` and `school.json` into the folder
 */
export async function publishRelease(make: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER))
    if (name.endsWith('.part')) rmSync(path.join(FOLDER, name), { recursive: true });
  const others = releases();
  const seen = currentId();
  // The id of the new release must sort after all others, even if the clock was wrong.
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const newest = others.at(-1) ?? '';
  const id = now > newest ? now : String(BigInt(newest) + 1n);
  const unfinished = path.join(FOLDER, `${id}.part`);
  mkdirSync(unfinished);
  await make(unfinished);
  const own = readdirSync(path.join(unfinished, 'client/assets'));
  writeFileSync(path.join(unfinished, OWN_ASSETS), JSON.stringify(own));
  for (const other of others.slice(-MOST_KEPT)) addAssets(other, unfinished);
  renameSync(unfinished, path.join(FOLDER, id));
  switchTo(id);
  // Delete rolled-back and old releases, but keep the one that visitors saw until now.
  const earlier = others.filter((other) => other <= seen);
  const kept = new Set([seen, ...earlier.slice(-(MOST_KEPT - 1))]);
  for (const other of others) if (!kept.has(other)) rmSync(path.join(FOLDER, other), { recursive: true });
}

/** Goes back to the previous release. @returns whether there is one */
export function returnToEarlierRelease(): boolean {
  const seen = currentId();
  const before = releases()
    .filter((id) => id < seen)
    .at(-1);
  if (!before) return false;
  // Pages of the release that we leave may be open and need its scripts.
  addAssets(seen, path.join(FOLDER, before));
  switchTo(before);
  return true;
}

function switchTo(id: string): void {
  const copy = `build/client.${id}`;
  rmSync(copy, { recursive: true, force: true });
  linkTree(path.join(FOLDER, id, 'client'), copy);
  writeFileSync(`${CURRENT}.part`, `${id}\n`);
  renameSync(`${CURRENT}.part`, CURRENT);
  swapIn(copy, 'build/client');
}

/** Id of the current release, or an empty text if there is no release. */
function currentId(): string {
  return existsSync(CURRENT) ? readFileSync(CURRENT, 'utf8').trim() : '';
}

/** Ids of all releases, the oldest first. */
function releases(): string[] {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return names.filter((name) => /^\d+$/.test(name)).sort();
}

/** Adds another release's scripts, for pages that are still open. */
function addAssets(id: string, release: string): void {
  const own = JSON.parse(readFileSync(path.join(FOLDER, id, OWN_ASSETS), 'utf8')) as string[];
  for (const name of own) {
    const [from, to] = [path.join(FOLDER, id, 'client/assets', name), path.join(release, 'client/assets', name)];
    if (existsSync(from) && !existsSync(to)) linkOrCopy(from, to);
  }
}
