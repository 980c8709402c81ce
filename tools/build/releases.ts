import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { renewSite } from './renew-site';

const FOLDER = 'build/releases';
const CURRENT = 'build/current';
/** As many stay as somebody may go back by, or have open since they were made. */
const MOST_KEPT = 3;
/** In a release: names of the files of its own in `client/assets/`, as JSON. */
const OWN_ASSETS = 'assets.json';

/**
 * Makes a release of the site beside the one that visitors see, which it takes the place of when it is whole: by one small file.
 * `build/client` and `build/content` are the newest, for hosts that get a folder.
 *
 * @param make writes `client/` and `content/` into the folder
 */
export async function publishRelease(make: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER))
    if (name.endsWith('.part')) rmSync(path.join(FOLDER, name), { recursive: true });
  const id = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const unfinished = path.join(FOLDER, `${id}.part`);
  mkdirSync(unfinished);
  await make(unfinished);
  keepAssets(unfinished, releases().slice(-(MOST_KEPT - 1)));
  renameSync(unfinished, path.join(FOLDER, id));
  await switchTo(id);
  for (const old of releases().slice(0, -MOST_KEPT)) rmSync(path.join(FOLDER, old), { recursive: true });
}

/** Lets visitors see the release before the one that they see. @returns whether there is one */
export async function goBack(): Promise<boolean> {
  const before = releases()
    .filter((id) => id < readFileSync(CURRENT, 'utf8').trim())
    .at(-1);
  if (!before) return false;
  await switchTo(before);
  return true;
}

async function switchTo(id: string): Promise<void> {
  const release = path.join(FOLDER, id);
  for (const part of ['client', 'content'])
    await renewSite(`build/${part}`, 'build/unfinished', () => {
      linkTree(path.join(release, part), `build/unfinished/${part}`);
      return `build/unfinished/${part}`;
    });
  writeFileSync(`${CURRENT}.part`, `${id}\n`);
  renameSync(`${CURRENT}.part`, CURRENT);
}

/** The oldest first. */
function releases(): string[] {
  return existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => /^\d+$/.test(name))
        .sort()
    : [];
}

/** A page that is open since an earlier release still finds the scripts of its forms. */
function keepAssets(release: string, earlier: readonly string[]): void {
  const assets = path.join(release, 'client/assets');
  writeFileSync(path.join(release, OWN_ASSETS), JSON.stringify(readdirSync(assets)));
  for (const id of earlier) {
    const own = JSON.parse(readFileSync(path.join(FOLDER, id, OWN_ASSETS), 'utf8')) as string[];
    for (const name of own)
      if (!existsSync(path.join(assets, name)))
        linkOrCopy(path.join(FOLDER, id, 'client/assets', name), path.join(assets, name));
  }
}

/** A copy of a folder whose files take no room of their own. Nothing may write into either afterwards. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, copy);
    else linkOrCopy(source, copy);
  }
}

function linkOrCopy(source: string, copy: string): void {
  try {
    linkSync(source, copy);
  } catch {
    // Another disk, or one that knows no links.
    cpSync(source, copy);
  }
}
