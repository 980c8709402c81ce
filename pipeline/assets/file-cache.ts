import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60_000;
/** How long unused files are kept. Drafts and the live site share the cache, and releases of the last days may return. */
const KEPT_MS = 14 * DAY_MS;

/**
 * Keeps the files that builds have made, under names that contain a hash of everything that their bytes depend on. Builds of different
 * content share it. The time of access is the day of the last use; the time of modification never changes, since browsers use it to
 * revalidate.
 */
export class FileCache {
  constructor(readonly folder = '.cache/files') {
    mkdirSync(folder, { recursive: true });
  }

  /** @returns path of the file, if the cache has it */
  find(name: string): string | undefined {
    const file = path.join(this.folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    if (Date.now() - found.atimeMs > DAY_MS) utimesSync(file, new Date(), found.mtime);
    return file;
  }

  /** @returns path of the file */
  add(name: string, data: string | Uint8Array): string {
    const file = path.join(this.folder, name);
    // Write under another name and rename, so that an interrupted build leaves no truncated file.
    writeFileSync(`${file}.${process.pid}.part`, data);
    renameSync(`${file}.${process.pid}.part`, file);
    return file;
  }

  /** Deletes files that no build has used for two weeks. */
  removeUnused(now = Date.now()): void {
    for (const name of readdirSync(this.folder)) {
      const file = path.join(this.folder, name);
      const { atimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {};
      if (now - atimeMs > KEPT_MS) rmSync(file, { force: true });
    }
  }
}
