import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy, linkTree } from './link-tree';
import { swapIn } from './swap-in';

const FOLDER = 'build/releases';
const CURRENT = 'build/current';
/** As many stay as somebody may go back by, or have open since they were made. */
const MOST_KEPT = 3;
/** In a release: names of the files of its own in `client/assets/`, as JSON. */
const OWN_ASSETS = 'assets.json';

/**
 * Makes a release of the site beside the one that visitors see, which it takes the place of when it is whole: by one small file.
 * `build/client` is the newest, for hosts that get a folder. One at a time: `build.ts` sees to it.
 *
 * @param make writes `client/` and `school.json` into the folder
 */
export async function publishRelease(make: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER))
    if (name.endsWith('.part')) rmSync(path.join(FOLDER, name), { recursive: true });
  const others = releases();
  const seen = currentId();
  // Whatever the clock says, it comes after all others.
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
  // Those from which somebody has gone back, and the oldest; what visitors saw until now may still be read.
  const earlier = others.filter((other) => other <= seen);
  const kept = new Set([seen, ...earlier.slice(-(MOST_KEPT - 1))]);
  for (const other of others) if (!kept.has(other)) rmSync(path.join(FOLDER, other), { recursive: true });
}

/** Lets visitors see the release before the one that they see. @returns whether there is one */
export function returnToEarlierRelease(): boolean {
  const seen = currentId();
  const before = releases()
    .filter((id) => id < seen)
    .at(-1);
  if (!before) return false;
  // Whoever has a page of the other one open still finds its scripts.
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

/** Of the release that visitors see; empty if there is none. */
function currentId(): string {
  return existsSync(CURRENT) ? readFileSync(CURRENT, 'utf8').trim() : '';
}

/** The oldest first. */
function releases(): string[] {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return names.filter((name) => /^\d+$/.test(name)).sort();
}

/** A page that is open since another release still finds the scripts of its forms. */
function addAssets(id: string, release: string): void {
  const own = JSON.parse(readFileSync(path.join(FOLDER, id, OWN_ASSETS), 'utf8')) as string[];
  for (const name of own) {
    const [from, to] = [path.join(FOLDER, id, 'client/assets', name), path.join(release, 'client/assets', name)];
    if (existsSync(from) && !existsSync(to)) linkOrCopy(from, to);
  }
}
