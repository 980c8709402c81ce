import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../app/once';
import { hashOf } from './fingerprint';
import type { SiteFiles } from './site-files';

const DAY_MS = 24 * 60 * 60_000;
/** How long unused files are kept. Drafts and the live site share the cache, and releases of the last days may return. */
const KEPT_MS = 14 * DAY_MS;

/** What is being made: a publication can need a bundle that a preview has just begun. */
const running = new Map<string, Promise<unknown>>();

/** Adds a file to those that are being made. */
export type WriteFile = (address: string, data: string | Uint8Array) => void;

interface Made<Facts> {
  files: SiteFiles;
  facts: Facts;
  isNew: boolean;
}

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

  /**
   * Makes files, unless the cache has them.
   *
   * @param source text of everything that they depend on
   * @param make returns facts about the files, as JSON
   */
  async made<Facts>(source: string, make: (write: WriteFile) => Promise<Facts>): Promise<Made<Facts>> {
    const key = hashOf(source).slice(0, 32);
    const before = this.findMade<Facts>(key);
    if (before) return { ...before, isNew: false };
    const place = path.resolve(this.folder, key);
    const making = () => this.make(key, make).finally(() => running.delete(place));
    return once(running, place, making) as Promise<Made<Facts>>;
  }

  private async make<Facts>(key: string, make: (write: WriteFile) => Promise<Facts>): Promise<Made<Facts>> {
    const files: Record<string, string> = {};
    const facts = await make((address, data) => {
      files[address] = this.add(`${key}-${path.basename(address)}`, data);
    });
    this.add(`${key}.json`, JSON.stringify({ addresses: Object.keys(files), facts }));
    return { files, facts, isNew: true };
  }

  private findMade<Facts>(key: string): Pick<Made<Facts>, 'files' | 'facts'> | undefined {
    const list = this.find(`${key}.json`);
    if (!list) return undefined;
    const { addresses, facts } = JSON.parse(readFileSync(list, 'utf8')) as { addresses: string[]; facts: Facts };
    const found = addresses.map((address) => [address, this.find(`${key}-${path.basename(address)}`)] as const);
    if (found.some(([, file]) => !file)) return undefined;
    return { files: Object.fromEntries(found) as SiteFiles, facts };
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
