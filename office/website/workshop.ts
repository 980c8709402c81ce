import { once } from '../../app/once';
import { addressOf } from '../../model/projections/fields/field-places';
import { type FieldFinder } from '../../model/projections/fields/find-fields';
import { ContentError, type ContentMistake } from '../../model/mistakes/words/content-error';
import type { ReadFile } from '../../model/concepts/site-content';
import { readWrittenFiles } from '../../model/reading/written-files';
import type { Drafts } from '../../model/writing/drafts';
import type { Language } from '../../words/languages';
import type { Draft, DraftContent } from '../editing/draft';
import { draftContent } from '../editing/draft-content';
import { searchOf } from '../editing/field-rows';
import type { Publisher, PublishRequest, PublishResult } from '../publishing/publisher';
import { compareVersions, type Effect } from '../preview/compare';
import { type PageOfField, pageOfField } from '../preview/pages-of-fields';
import { type PreviewOptions, previewPage } from '../preview/preview';
import { previewFile } from '../preview/preview-files';
import { onceOfRecent, type SiteVersion, SiteVersions } from '../preview/site-versions';

/** The published content, and what was made from it. Read again when a file has changed. */
interface Published {
  stamp: string;
  files: readonly ReadFile[];
  searches: Map<Language, FieldFinder>;
  /** Draft → content with it. */
  contents: Map<string, DraftContent>;
}

export interface PreviewRequest extends Pick<PreviewOptions, 'page' | 'files'> {
  /** Whether to mark the fields of the draft. */
  marksChanges: boolean;
}

/** The content with drafts, the site with it, and the program that publishes. */
export class Workshop {
  private latest: Published | undefined;

  /** @param folder of the published content, absolute */
  constructor(
    readonly folder: string,
    readonly publisher: Publisher,
    private readonly versions = new SiteVersions(folder),
  ) {}

  contentWith(draft: Draft): DraftContent {
    const { files, contents } = this.current();
    const key = JSON.stringify([...draft.files, ...draft.authors]);
    return onceOfRecent(contents, key, () => draftContent(this.folder, draft, files));
  }

  searchIn(language: Language): FieldFinder {
    const { files, searches } = this.current();
    return once(searches, language, () => searchOf(files, language));
  }

  /** The mistakes of the content with drafts; without any, those of the published content. */
  mistakesIn(drafts?: Drafts): Promise<readonly ContentMistake[]> {
    return this.versions.of(drafts).then(() => [], mistakesOf);
  }

  /** What only the school can judge in the content with drafts, without those files that have mistakes. */
  async warningsIn(drafts?: Drafts): Promise<readonly ContentMistake[]> {
    const version = drafts ? this.versions.shown(drafts) : this.versions.of();
    return (await version.catch(ignoreMistakes))?.warnings ?? [];
  }

  /** The version of the site with a draft, without those files that have mistakes. */
  shown({ drafts }: DraftContent): Promise<SiteVersion | undefined> {
    return this.versions.shown(drafts).catch(ignoreMistakes);
  }

  /** The page that shows a field. Indexing all pages takes seconds, and a draft hardly moves a field to another one. */
  async pageOf(address: string, language: Language): Promise<PageOfField> {
    const version = await this.versions.of().catch(ignoreMistakes);
    return version ? pageOfField(address, version, language) : { path: '/', title: '' };
  }

  /** How many pages and documents a draft changes, in how many languages. */
  async effect(draft: Draft): Promise<Effect> {
    return compareVersions(await this.versions.of(), await this.versions.of(this.contentWith(draft).drafts));
  }

  /** The HTML of a page with `data-field` attributes, and the hash of its only script. @returns undefined if there is no such page */
  async preview({ marksChanges, ...request }: PreviewRequest, draft: Draft) {
    const content = this.contentWith(draft);
    const version = await this.shown(content);
    const changed = marksChanges ? content.changes.map(({ file, path }) => addressOf({ file, at: path })) : [];
    return version && previewPage(version, { ...request, changed });
  }

  /** A file that a page of the preview loads, by its address on the site. */
  async file(address: string): ReturnType<typeof previewFile> {
    return previewFile(address, await this.versions.known());
  }

  publish(request: PublishRequest): Promise<PublishResult> {
    // Once it is published, they are versions of old content.
    this.versions.forget();
    this.latest = undefined;
    return this.publisher.publish(request);
  }

  private current(): Published {
    const stamp = this.versions.stamp();
    if (this.latest?.stamp !== stamp)
      this.latest = { stamp, files: readWrittenFiles(this.folder), searches: new Map(), contents: new Map() };
    return this.latest;
  }
}

function ignoreMistakes(error: unknown): undefined {
  mistakesOf(error);
}

/** @throws errors that aren't about the content */
function mistakesOf(error: unknown): readonly ContentMistake[] {
  if (error instanceof ContentError) return error.mistakes;
  throw error;
}
