import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { z } from 'zod';
import { counted } from '../../words/counted';
import type { RemoteFolder } from '../remote/remote-folder';

/** File on the host that lists which files are ours, so that files of others are never touched. */
export const listName = '.school-website.json';

const listSchema = z.object({
  /** Path → SHA-256 of a file of the website; empty while it is perhaps not complete. */
  files: z.record(z.string(), z.string()),
  /** Path → since when the website doesn't need it, Unix ms. Pages that visitors have open still do. */
  old: z.record(z.string(), z.number()),
});
type List = z.infer<typeof listSchema>;

/** How long files stay that only earlier pages need, in milliseconds. */
const keptMs = 24 * 60 * 60_000;
/** So many files are sent before the list is, too: what is interrupted goes on from there. */
const batch = 50;

/** The website would replace files that others have put there. */
export class FilesOfOthers extends Error {
  override readonly name = 'FilesOfOthers';
  /** @param paths of these files, below the folder of the website */
  constructor(readonly paths: string[]) {
    super(`The folder has ${counted(paths.length, 'file')} of others that the website would replace.`);
  }
}

interface SyncOptions {
  mayReplace: boolean;
  onProgress?: (done: number, all: number) => void | Promise<void>;
  /** The current time, Unix ms. */
  now: number;
}

/**
 * Makes the website in a folder the one that was built: sends what differs, first what pages need, then pages, and removes what was its
 * own. At any time, a visitor who gets a page gets its files, too. What was interrupted goes on with the next call.
 *
 * @param siteDir folder of the built site, or of the release
 * @returns paths of the pages that were sent
 * @throws {FilesOfOthers} before anything was changed. @throws the network's error
 */
export async function syncSite(siteDir: string, host: RemoteFolder, options: SyncOptions): Promise<string[]> {
  const { mayReplace, onProgress, now } = options;
  const files = await hashesIn(siteDir);
  const list = parseList(await host.read(listName));
  const coming = [...files].filter(([path, hash]) => list.files[path] !== hash).map(([path]) => path);
  const unknown = coming.filter((path) => !Object.hasOwn(list.files, path) && !Object.hasOwn(list.old, path));
  if (!mayReplace) {
    const foreign = await presentIn(host, unknown);
    if (foreign.length > 0) throw new FilesOfOthers(foreign);
  }
  // Old files are left to the next call, and pages that are gone only go when the others are there.
  const gone = Object.keys(list.files).filter((path) => !files.has(path));
  const expired = Object.entries(list.old).filter(([path, since]) => !files.has(path) && now - since > keptMs);
  if (coming.length + gone.length + expired.length === 0) return [];
  for (const path of coming) {
    list.files[path] = '';
    delete list.old[path];
  }
  const writeList = () => host.write(listName, Buffer.from(JSON.stringify(list)));
  await writeList();
  const limit = pLimit(host.parallel);
  let done = 0;
  const send = async (path: string) => {
    await host.write(path, join(siteDir, path));
    list.files[path] = files.get(path)!;
    done += 1;
    await onProgress?.(done, coming.length);
  };
  for (const isPart of [isForPages, isPage, isLast]) {
    const part = coming.filter(isPart);
    for (let from = 0; from < part.length; from += batch) {
      await Promise.all(part.slice(from, from + batch).map((path) => limit(() => send(path))));
      await writeList();
    }
  }
  const gonePages = gone.filter(isPage);
  // If it is interrupted here, these may be on the host or not.
  for (const path of gonePages) list.files[path] = '';
  if (gonePages.length > 0) await writeList();
  for (const path of gonePages) {
    await host.remove(path);
    delete list.files[path];
  }
  for (const path of gone.filter((each) => !isPage(each))) {
    list.old[path] = now;
    delete list.files[path];
  }
  for (const [path] of expired) {
    await host.remove(path);
    delete list.old[path];
  }
  await writeList();
  return coming.filter((path) => path.endsWith('.html'));
}

/** Pages, also compressed. */
function isPage(path: string): boolean {
  return /\.html(?:\.\w+)?$/.test(path);
}

/** Rules of the server, and what tells browsers that there is another version. */
function isLast(path: string): boolean {
  return /^\.|^_|(?:^|\/)service-worker\.js(?:\.\w+)?$/.test(path);
}

function isForPages(path: string): boolean {
  return !isPage(path) && !isLast(path);
}

function parseList(bytes: Buffer | undefined): List {
  if (bytes === undefined) return { files: {}, old: {} };
  try {
    return listSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    // Everything counts as of others then, until somebody says that it may be replaced.
    return { files: {}, old: {} };
  }
}

/** @returns those of the paths at which the folder has a file */
async function presentIn(host: RemoteFolder, paths: readonly string[]): Promise<string[]> {
  const names = new Map<string, Set<string>>();
  const present: string[] = [];
  for (const path of paths) {
    const folder = posix.dirname(path);
    const known = names.get(folder) ?? new Set(await listedIn(host, folder, names));
    names.set(folder, known);
    if (known.has(posix.basename(path))) present.push(path);
  }
  return present;
}

/** Asks for no folder whose parent hasn't got it. */
async function listedIn(host: RemoteFolder, folder: string, known: Map<string, Set<string>>): Promise<string[]> {
  if (folder === '.') return host.list('');
  const parent = known.get(posix.dirname(folder));
  return parent && !parent.has(posix.basename(folder)) ? [] : host.list(folder);
}

/** @returns SHA-256 of each file by its path below the folder */
async function hashesIn(folder: string): Promise<Map<string, string>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  const hashes = new Map<string, string>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    hashes.set(relative(folder, file).split(sep).join('/'), hash.digest('hex'));
  }
  return hashes;
}
