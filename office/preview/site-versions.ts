import { statSync } from 'node:fs';
import path from 'node:path';
import { todayInIndia } from '../../forms/calendar-date';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { ContentError, type ContentMistake } from '../../model/mistakes/words/content-error';
import type { ContentSource } from '../../model/reading/content-source';
import { filesBelow } from '../../model/reading/folder-files';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { Drafts } from '../../model/writing/drafts';
import { hashOf } from '../../pipeline/assets/fingerprint';
import { type PreparedSite, prepareSite } from '../../pipeline/build/prepare-site';
import { silentReport } from '../../pipeline/build/report';
import { MarkedPages } from './marked-pages';

/** What pages are rendered from. */
type Prepared = Pick<PreparedSite, 'school' | 'renderer' | 'files'>;

/** A version of the site: the published one, or one with a draft. */
export interface SiteVersion extends Prepared {
  marked: MarkedPages;
  /** What only the school can judge, such as a fee with a digit too many. */
  warnings: readonly ContentMistake[];
}

type Prepare = (source: ContentSource, contents: CompiledSchool['contents']) => Promise<Prepared>;

/** Nobody opens documents in a preview, and printing them would take seconds. */
const prepareForPreview: Prepare = (source, contents) =>
  prepareSite(source, contents, { withDocuments: false, report: silentReport });

/** Enough for the published site, all changes, and the changes of two people. */
const MAX_KEPT = 4;

const NO_DRAFTS: Drafts = new Map();

/** The published site and its drafts, in memory. The last few versions are cached. */
export class SiteVersions {
  private readonly versions = new Map<string, Promise<SiteVersion>>();

  constructor(
    private readonly folder: string,
    private readonly prepare: Prepare = prepareForPreview,
  ) {}

  /** @param drafts file → its text; without any, the published site @throws ContentError if they have mistakes */
  async of(drafts: Drafts = NO_DRAFTS): Promise<SiteVersion> {
    const published = this.stamp();
    const key = drafts.size === 0 ? published : JSON.stringify([published, [...drafts].sort()]);
    const version = onceOfRecent(this.versions, key, () => this.make(drafts));
    // Mistakes of the content stay the same; whatever else went wrong may not happen again.
    version.catch((error: unknown) => error instanceof ContentError || this.versions.delete(key));
    return version;
  }

  /** As `of()`, but a file with a mistake is shown as published. */
  async shown(drafts: Drafts): Promise<SiteVersion> {
    try {
      return await this.of(drafts);
    } catch (error) {
      if (!(error instanceof ContentError) || drafts.size === 0) throw error;
      const wrong = new Set(error.mistakes.map(({ file }) => file));
      const sound = [...drafts].filter(([file]) => !wrong.has(file));
      return this.shown(sound.length < drafts.size ? new Map(sound) : NO_DRAFTS);
    }
  }

  private async make(drafts: Drafts): Promise<SiteVersion> {
    const warnings: ContentMistake[] = [];
    const contents = readEveryLanguage(this.folder, (warning) => warnings.push(warning), drafts);
    const prepared = await this.prepare({ folder: this.folder, drafts }, contents);
    return { ...prepared, warnings, marked: new MarkedPages(prepared.school, prepared.renderer) };
  }

  /** The versions in the cache, the one that was used last at the end. */
  async known(): Promise<SiteVersion[]> {
    const settled = await Promise.allSettled(this.versions.values());
    return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  }

  /** Frees the memory of the cached versions. */
  forget(): void {
    this.versions.clear();
  }

  /** Changes with every change in the content folder, and every day: some notices are shown until a day. */
  stamp(): string {
    const files = filesBelow(this.folder).map((file) => {
      const { mtimeMs, size } = statSync(path.join(this.folder, file));
      return [file, mtimeMs, size];
    });
    return hashOf(JSON.stringify([todayInIndia(), files]));
  }
}

/** Returns the cached value of a key, or makes and caches it. Keeps the values that were used last, the latest at the end. */
export function onceOfRecent<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const value = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > MAX_KEPT) cache.delete(oldest!);
  return value;
}
