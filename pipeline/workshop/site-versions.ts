import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { pictureName } from '../../model/projections/pictures/picture-file';
import { placedPictures } from '../../model/projections/pictures/placed-pictures';
import { ContentError } from '../../model/mistakes/words/content-error';
import { filesBelow } from '../../model/reading/folder-files';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { Drafts } from '../../model/writing/drafts';
import type { Renderer } from '../bundles/bundles';
import { formsOfPages } from '../pages/forms-of-pages';
import { MarkedPages } from './marked-pages';

/** Everything that the pages of some content are rendered from. */
export interface PreparedVersion {
  school: CompiledSchool;
  renderer: Renderer;
  /** Address → path, of pictures and fonts. */
  files: Readonly<Record<string, string>>;
  /** Folders that contain scripts and style sheets at their addresses. */
  folders: readonly string[];
}

/** A version of the site: the published one, or the one with a draft. */
export interface SiteVersion extends PreparedVersion {
  /** Identifies the texts that the version was read from. */
  key: string;
  marked: MarkedPages;
}

/** Makes pictures, fonts and bundles of a content. @param drafts as for `readEveryLanguage()` */
export type PrepareVersion = (contents: CompiledSchool['contents'], drafts: Drafts) => Promise<PreparedVersion>;

/** Enough for the published site, all changes, and the changes of two people. */
const MOST_KEPT = 4;

const NO_DRAFTS: Drafts = new Map();

/** The published site and its drafts, in memory. The last few versions are cached. */
export class SiteVersions {
  private readonly versions = new Map<string, Promise<SiteVersion>>();

  constructor(
    private readonly folder: string,
    private readonly prepare: PrepareVersion,
  ) {}

  /** @param drafts file → its text; without any, the published site @throws ContentError if they have mistakes */
  async of(drafts: Drafts = NO_DRAFTS): Promise<SiteVersion> {
    const published = this.stamp();
    const key = drafts.size === 0 ? published : hashOf([published, [...drafts].sort()]);
    const version = this.versions.get(key) ?? this.make(key, drafts);
    // The version that was used last is at the end.
    this.versions.delete(key);
    this.versions.set(key, version);
    version.catch(() => this.versions.delete(key));
    const [oldest] = this.versions.keys();
    if (this.versions.size > MOST_KEPT) this.versions.delete(oldest!);
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

  private async make(key: string, drafts: Drafts): Promise<SiteVersion> {
    const contents = readEveryLanguage(this.folder, undefined, drafts);
    const prepared =
      drafts.size === 0 ? await this.prepare(contents, drafts) : await this.prepareDraft(contents, drafts);
    return { ...prepared, key, marked: new MarkedPages(prepared.school, prepared.renderer) };
  }

  /** Most drafts need no other pictures, fonts and scripts than the published site. */
  private async prepareDraft(contents: CompiledSchool['contents'], drafts: Drafts): Promise<PreparedVersion> {
    const live = await this.of();
    const { pictures, islands } = live.school;
    const hasPictures = placedPictures(contents[0]).every(({ picture }) => pictureName(picture) in pictures);
    const hasScripts = contents.every(({ language }) => language in islands);
    if (!hasPictures || !hasScripts || drafts.has('look.yaml')) return this.prepare(contents, drafts);
    return { ...live, school: { ...live.school, contents, forms: formsOfPages(contents, process.env) } };
  }

  /** Changes with every change in the content folder. */
  private stamp(): string {
    return hashOf(
      filesBelow(this.folder).map((file) => {
        const { mtimeMs, size } = statSync(path.join(this.folder, file));
        return [file, mtimeMs, size];
      }),
    );
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
