import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileCache } from '../file-cache';
import type { SiteFiles } from '../site-files';

/** Pictures in the cache, by their addresses, which contain a hash of their bytes, and facts about them. */
export class PictureCache {
  /** @param prefix for pictures whose addresses contain no hash */
  constructor(
    private readonly cache: FileCache,
    private readonly prefix = '',
  ) {}

  add(address: string, data: string | Uint8Array): void {
    this.cache.add(this.nameOf(address), data);
  }

  /** @returns undefined if one of them is missing */
  findAll(addresses: readonly string[]): SiteFiles | undefined {
    const found = addresses.flatMap((address) => {
      const file = this.cache.find(this.nameOf(address));
      return file ? [[address, file] as const] : [];
    });
    return found.length === addresses.length ? Object.fromEntries(found) : undefined;
  }

  addFacts(name: string, facts: object): void {
    this.cache.add(`${this.prefix}${name}.json`, JSON.stringify(facts));
  }

  facts<Facts>(name: string): Facts | undefined {
    const file = this.cache.find(`${this.prefix}${name}.json`);
    return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Facts);
  }

  private nameOf(address: string): string {
    return this.prefix + path.basename(address);
  }
}
