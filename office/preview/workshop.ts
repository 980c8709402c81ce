import { isDeepStrictEqual } from 'node:util';
import type { Place } from '../editing/change';
import { addressOf } from '../../model/projections/fields/field-places';
import type { FieldFinder } from '../../model/projections/fields/find-fields';
import { type AppliedChanges, applyChanges, isUnreadable } from '../editing/apply-changes';
import { changeInWords } from '../editing/change-in-words';
import { checkedContent, mistakeInWords, mistakesOfChanges } from '../editing/check-draft';
import { placeAt, placeNow } from '../editing/draft-places';
import { fieldDetails } from '../editing/field-details';
import { choicesOf } from '../editing/field-form';
import { type FieldRow, findRows, rowsOfEntry, rowsOfJob, searchOf } from '../editing/field-rows';
import { textMeant, valueOf } from '../editing/value-of';
import { ContentError, type ContentMistake, sentenceOf } from '../../model/mistakes/words/content-error';
import type { ReadFile } from '../../model/concepts/site-content';
import { readWrittenFiles } from '../../model/reading/written-files';
import type { Draft, FoundFields, Workshop } from '../website/workshop';
import type { Language } from '../../words/languages';
import type { Publisher } from '../publishing/publisher';
import { compareVersions } from './compare';
import { pageOfField } from './pages-of-fields';
import { previewPage } from './preview';
import { previewFile } from './preview-files';
import { SiteVersions, type SiteVersion } from './site-versions';

/** The published content, and what was made from it. Read again when a file has changed. */
interface Published {
  stamp: string;
  files: readonly ReadFile[];
  searches: Map<Language, FieldFinder>;
  /** Draft → content with it. */
  applied: Map<string, AppliedChanges>;
}

/** @param folder of the published content, absolute */
export function createWorkshop(folder: string, publisher: Publisher, versions = new SiteVersions(folder)): Workshop {
  let latest: Published | undefined;
  const published = () => {
    const stamp = versions.stamp();
    if (latest?.stamp !== stamp)
      latest = { stamp, files: readWrittenFiles(folder), searches: new Map(), applied: new Map() };
    return latest;
  };
  const apply = (draft: Draft): AppliedChanges => {
    const { files, applied } = published();
    const key = JSON.stringify(draft);
    const known = applied.get(key) ?? applyChanges(folder, draft, files);
    applied.delete(key);
    applied.set(key, known);
    const [oldest] = applied.keys();
    if (applied.size > MAX_KEPT) applied.delete(oldest!);
    return known;
  };
  const searchIn = (language: Language) => {
    const { files, searches } = published();
    const search = searches.get(language) ?? searchOf(files, language);
    searches.set(language, search);
    return search;
  };
  /** The version of the site with a draft; without those files that have mistakes. */
  const shown = (applied: AppliedChanges): Promise<SiteVersion | undefined> =>
    versions.shown(applied.drafts).catch(ignoreMistakes);
  const mistakesIn = (drafts: AppliedChanges['drafts']) => versions.of(drafts).then(() => [], mistakesOf);

  return {
    find(question, language, draft) {
      const applied = apply(draft);
      return Promise.resolve(foundIn(applied, findRows(question, language, applied, searchIn(language)), language));
    },
    async fieldsOfJob(job, language, draft) {
      const applied = apply(draft);
      const mistakes = await mistakesIn(applied.drafts);
      return foundIn(applied, rowsOfJob(job, language, applied, mistakes), language);
    },
    fieldsOfEntry(address, language, draft) {
      const applied = apply(draft);
      return Promise.resolve(foundIn(applied, rowsOfEntry(address, language, applied), language));
    },
    async field(address, language, draft) {
      const applied = apply(draft);
      const details = fieldDetails(address, language, applied, await mistakesIn(applied.drafts));
      // Indexing all pages takes seconds, and a draft hardly moves a field to another page.
      const version = details && (await versions.of().catch(ignoreMistakes));
      const page = version ? await pageOfField(address, version, language) : { path: '/', title: '' };
      return details && { ...details, page };
    },
    addressNow(address, entries) {
      const applied = apply([]);
      const place = placeAt(address, applied, 'en')?.place;
      if (place && isDeepStrictEqual(place.entries, entries)) return Promise.resolve(address);
      const found = placeNow({ ...placeOf(address), entries }, applied, 'en');
      return Promise.resolve(found && addressOf(found.place));
    },
    isUnreadable(address, language) {
      const { file } = placeOf(address);
      return Promise.resolve(isUnreadable({ file, ...(language && { language }) }, folder, published().files));
    },
    valueOf(place, text) {
      const applied = apply([]);
      const found = placeAt(addressOf(place), applied, 'en');
      if (!found) return Promise.resolve(undefined);
      const { inDraft } = found;
      if (place.language) return Promise.resolve(textMeant(inDraft, text) || null);
      return Promise.resolve(valueOf(inDraft, text, 'en', choicesOf(inDraft, applied.files, 'en')));
    },
    async changes(language, draft) {
      const applied = apply(draft);
      const [before, after] = [await mistakesIn(new Map()), await mistakesIn(applied.drafts)];
      const { ofChanges, others } = mistakesOfChanges(applied, before, after);
      const changes = draft.map(({ id }, index) => ({
        id,
        ...changeInWords(index, applied, language),
        outcome: applied.outcomes[index]!,
        mistakes: (ofChanges[index] ?? []).map((each) => sentenceOf(each, language)),
      }));
      return { changes, mistakes: others.map((each) => mistakeInWords(each, applied, language)) };
    },
    async effect(draft) {
      return compareVersions(await versions.of(), await versions.of(apply(draft).drafts));
    },
    async preview({ marksChanges, ...request }, draft) {
      const applied = apply(draft);
      const version = await shown(applied);
      const changed = marksChanges ? draft.map((_, index) => changeInWords(index, applied, 'en').address) : [];
      return version && previewPage(version, { ...request, changed });
    },
    async file(address) {
      return previewFile(address, await versions.known());
    },
    publish(request) {
      // Once it is published, they are versions of old content.
      versions.forget();
      latest = undefined;
      return publisher.publish(request);
    },
    step: publisher.step,
  };
}

/** @param rows if there are none, perhaps because their file can't be read */
function foundIn(applied: AppliedChanges, rows: readonly FieldRow[], language: Language): FoundFields {
  const mistakes = rows.length > 0 ? [] : checkedContent(applied.folder).mistakes;
  const isRead = (file: string) => applied.published.some((read) => read.file === file);
  const unreadable = mistakes.filter(({ file }) => !isRead(file));
  return { rows, unreadable: unreadable.map((each) => mistakeInWords(each, applied, language)) };
}

/** The inverse of `addressOf()`. */
function placeOf(address: string): Pick<Place, 'file' | 'at' | 'paragraph'> {
  const [file = '', path = ''] = address.split(/:(.*)/);
  const at = path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return at[0] === 'text' && typeof at[1] === 'number' ? { file, paragraph: at[1] } : { file, at };
}

/** Enough for all changes, and the changes of a few people. */
const MAX_KEPT = 4;

function ignoreMistakes(error: unknown): undefined {
  mistakesOf(error);
}

/** @throws errors that aren't about the content */
function mistakesOf(error: unknown): readonly ContentMistake[] {
  if (error instanceof ContentError) return error.mistakes;
  throw error;
}
