import type { FieldFinder } from '../../model/projections/fields/find-fields';
import { addressOf, labelsOf } from '../../model/projections/fields/field-places';
import { possibleFieldsOfFile } from '../../model/concepts/registry';
import type { Value } from '../editing/change';
import { type ContentMistake, ContentError, sentenceOf } from '../../model/mistakes/words/content-error';
import type { ReadFile } from '../../model/concepts/site-content';
import { readWrittenFiles } from '../../model/reading/written-files';
import { UnwritableContent } from '../../model/writing/content-document';
import type { Language } from '../../words/languages';
import { officeWordsIn } from '../../words/words';
import { changeInWords } from '../editing/change-in-words';
import { checkedContent, mistakeInWords, mistakesOfChanges } from '../editing/check-draft';
import type { Draft, DraftContent } from '../editing/draft';
import { draftContent, groupsOf, isUnreadable } from '../editing/draft-content';
import { placeAt } from '../editing/draft-places';
import {
  usesOfEntry,
  withEntry,
  withGroup,
  withMovedEntry,
  withNewEntry,
  withoutEntry,
  withoutSampleMark,
  withReplacedEntry,
  withSamePerson,
} from '../editing/entries';
import { type EditedDraft, settled, withoutChange, withTranslation, withValue } from '../editing/edit-draft';
import { fieldDetails, textToTranslate } from '../editing/field-details';
import { findRows, rowsOfEntry, rowsOfJob, rowsOfList, searchOf } from '../editing/field-rows';
import { breadcrumbOf, withFactNames } from '../editing/filled-in';
import type { Job } from '../editing/job-names';
import { jobs } from '../editing/jobs';
import { entryInfo, groupInfo, type ListInfo, listInfo } from '../editing/lists';
import { addressNow, placeOf } from '../editing/locate';
import { translationMeant, valueMeant } from '../editing/value-meant';
import { isTakenBack } from '../editing/taken-back';
import { newEntryForm } from '../editing/new-entry-form';
import type { Publisher } from '../publishing/publisher';
import type { EntryAction, FoundFields, Workshop } from '../website/workshop';
import { compareVersions } from './compare';
import { pageOfField } from './pages-of-fields';
import { previewPage } from './preview';
import { previewFile } from './preview-files';
import { SiteVersions, type SiteVersion } from './site-versions';
import { slidePictures } from './slide-pictures';

/** The published content, and what was made from it. Read again when a file has changed. */
interface Published {
  stamp: string;
  files: readonly ReadFile[];
  searches: Map<Language, FieldFinder>;
  /** Draft → content with it. */
  contents: Map<string, DraftContent>;
}

/** @param folder of the published content, absolute */
export function createWorkshop(folder: string, publisher: Publisher, versions = new SiteVersions(folder)): Workshop {
  let latest: Published | undefined;
  const published = () => {
    const stamp = versions.stamp();
    if (latest?.stamp !== stamp)
      latest = { stamp, files: readWrittenFiles(folder), searches: new Map(), contents: new Map() };
    return latest;
  };
  const contentWith = (draft: Draft): DraftContent => {
    const { files, contents } = published();
    const key = JSON.stringify([...draft.files, ...draft.authors]);
    const known = contents.get(key) ?? draftContent(folder, draft, files);
    contents.delete(key);
    contents.set(key, known);
    const [oldest] = contents.keys();
    if (contents.size > MAX_KEPT) contents.delete(oldest!);
    return known;
  };
  const searchIn = (language: Language) => {
    const { files, searches } = published();
    const search = searches.get(language) ?? searchOf(files, language);
    searches.set(language, search);
    return search;
  };
  /** The version of the site with a draft; without those files that have mistakes. */
  const shown = ({ drafts }: DraftContent): Promise<SiteVersion | undefined> =>
    versions.shown(drafts).catch(ignoreMistakes);
  const mistakesIn = (drafts: DraftContent['drafts']) => versions.of(drafts).then(() => [], mistakesOf);

  return {
    find(question, language, draft) {
      const content = contentWith(draft);
      // “Add a teacher” looks for the list of teachers.
      const things = withoutVerbs(question, language);
      const rows = findRows(things || question, language, content, searchIn(language));
      const lists = [...new Set(rows.slice(0, MAX_ROWS_FOR_LISTS).flatMap(({ address }) => listAround(address)))];
      const known = lists.flatMap((each) => listInfo(each, content, language) ?? []);
      return Promise.resolve({ ...foundIn(content, rows, language), lists: known.slice(0, MAX_LISTS) });
    },
    async fieldsOfJob(job, language, draft) {
      const content = contentWith(draft);
      const mistakes = await mistakesIn(content.drafts);
      const rows = rowsOfJob(job, language, content, mistakes);
      const { groups = [] } = jobs[job];
      const version = job === 'slides' ? await shown(content) : undefined;
      return {
        ...foundIn(content, rows, language),
        ...(version && { pictures: slidePictures(version, language) }),
        lists: listsOfJob(job, content, language),
        groups: groups.flatMap((each) => groupInfo(each, content, language) ?? []),
      };
    },
    async fieldsOfList(address, language, draft) {
      const content = contentWith(draft);
      const rows = rowsOfList(address, language, content, await mistakesIn(content.drafts));
      const list = listInfo(address, content, language);
      return { ...foundIn(content, rows, language), lists: list ? [list] : [] };
    },
    fieldsOfEntry(address, language, draft) {
      const content = contentWith(draft);
      const found = foundIn(content, rowsOfEntry(address, language, content), language);
      const entry = entryInfo(address, content, language);
      return Promise.resolve({ ...found, ...(entry && { entry }) });
    },
    newEntry(about, language, draft) {
      return Promise.resolve(newEntryForm(about, contentWith(draft), language));
    },
    withNewEntry(about, typed, draft) {
      const content = contentWith(draft);
      const edit = () => {
        const made = withNewEntry(about, content, 'en');
        const values = made?.fields.flatMap((place): [string, Value][] => {
          const path = place.at!.slice(made.at.length).join('/');
          const text = typed.get(path);
          return text === undefined ? [] : [[path, valueMeant(place, text, made.content)]];
        });
        const filled = values && withNewEntry(about, content, 'en', new Map(values));
        if (!filled) return undefined;
        const { list, replaces } = about;
        if (replaces === undefined) return withEntry(content, list, filled.entry, about);
        const edited = withReplacedEntry(content, list, replaces, filled.entry);
        return edited && { edited };
      };
      return Promise.resolve(ifWritable(edit));
    },
    usesOfEntry(address, language, draft) {
      const content = contentWith(draft);
      const uses = usesOfEntry(address, content).map(({ file, at }) => {
        const read = content.files.find((each) => each.file === file)!;
        const labels = labelsOf(at, read, content.files, language);
        return { address: addressOf({ file, at }), breadcrumb: breadcrumbOf({ labels }, content.files, language) };
      });
      return Promise.resolve(uses);
    },
    withEntryChanged(address, action, draft) {
      const content = contentWith(draft);
      return Promise.resolve(ifWritable(() => changedEntry(content, address, action)));
    },
    async field(address, language, draft) {
      const content = contentWith(draft);
      const details = fieldDetails(address, language, content, await mistakesIn(content.drafts));
      // Indexing all pages takes seconds, and a draft hardly moves a field to another page.
      const version = details && (await versions.of().catch(ignoreMistakes));
      const page = version ? await pageOfField(address, version, language) : { path: '/', title: '' };
      return details && { ...details, page };
    },
    addressNow(address, entries, known, draft) {
      const content = contentWith(draft);
      const written = known.map((text) => withFactNames(text, content.files));
      return Promise.resolve(addressNow({ address, entries, known: written }, content));
    },
    isUnreadable(address, language, draft) {
      return Promise.resolve(isUnreadable(placeOf(address).file, language !== undefined, contentWith(draft)));
    },
    isMeant(address, language, text, draft) {
      const content = contentWith(draft);
      const place = placeAt(address, content, 'en');
      if (!place) return Promise.resolve(false);
      if (!language) return Promise.resolve(valueMeant(place, text, content) === place.value);
      const of = { file: place.file, text: textToTranslate(place, content) ?? '', language };
      const { translation, becomes } = translationMeant(place, text, content, of);
      return Promise.resolve(becomes === translation);
    },
    withValue(address, language, text, draft) {
      const content = contentWith(draft);
      const place = placeAt(address, content, 'en');
      const of = place && textToTranslate(place, content);
      if (!place || (language && of === undefined)) return Promise.resolve(undefined);
      const edit = () => {
        if (!language) return withValue(content, place, valueMeant(place, text, content));
        const { becomes } = translationMeant(place, text, content, { file: place.file, text: of!, language });
        return withTranslation(content, place, language, of!, becomes);
      };
      return Promise.resolve(ifWritable(edit));
    },
    withoutChange(id, draft) {
      const content = contentWith(draft);
      const change = content.changes.find((each) => each.id === id);
      return Promise.resolve(change && ifWritable(() => withoutChange(content, change)));
    },
    settled(id, keep, draft) {
      const content = contentWith(draft);
      const change = content.changes.find((each) => each.id === id && each.state === 'conflict');
      return Promise.resolve(change && ifWritable(() => settled(content, change, keep)));
    },
    idsOfChanges(draft) {
      return contentWith(draft).changes.map(({ id }) => id);
    },
    count(who, draft) {
      const { changes } = contentWith(draft);
      return { mine: changes.filter((change) => change.who === who).length, all: changes.length };
    },
    isTakenBack(texts) {
      return isTakenBack(folder, texts);
    },
    async changes(language, draft) {
      const content = contentWith(draft);
      const [before, after] = [await mistakesIn(new Map()), await mistakesIn(content.drafts)];
      const { ofChanges, others } = mistakesOfChanges(content, before, after);
      const changes = content.changes.map((change, index) => {
        const { id, file, kind, path, language: of, state, who, at } = change;
        return {
          ...{ id, file, kind, path, state, who, at, ...(of && { language: of }) },
          ...changeInWords(change, content, language),
          mistakes: (ofChanges[index] ?? []).map((each) => sentenceOf(each, language)),
        };
      });
      const mistakes = others.map((each) => mistakeInWords(each, content, language));
      return { changes, mistakes, groups: groupsOf(content) };
    },
    async effect(draft) {
      return compareVersions(await versions.of(), await versions.of(contentWith(draft).drafts));
    },
    async preview({ marksChanges, ...request }, draft) {
      const content = contentWith(draft);
      const version = await shown(content);
      const changed = marksChanges ? content.changes.map(({ file, path }) => addressOf({ file, at: path })) : [];
      return version && previewPage(version, { ...request, changed });
    },
    async file(address) {
      return previewFile(address, await versions.known());
    },
    getReady: () => publisher.getReady?.(),
    publish(request) {
      // Once it is published, they are versions of old content.
      versions.forget();
      latest = undefined;
      return publisher.publish(request);
    },
    step: publisher.step,
  };
}

/** The best rows of a search show in which lists the clerk may want to add something. */
const MAX_ROWS_FOR_LISTS = 30;
const MAX_LISTS = 3;

function withoutVerbs(question: string, language: Language): string {
  const { verbs } = officeWordsIn[language].website.entries;
  const isVerb = (word: string) => verbs.split(' ').includes(word.toLowerCase());
  return question
    .split(/\s+/)
    .filter((word) => !isVerb(word))
    .join(' ');
}

/** The innermost list around a field. */
function listAround(address: string): string[] {
  const { file, at = [] } = placeOf(address);
  const depth = at.findLastIndex((key) => typeof key === 'number');
  return depth < 0 ? [] : [addressOf({ file, at: at.slice(0, depth) })];
}

function changedEntry(content: DraftContent, address: string, action: EntryAction): EditedDraft | undefined {
  const index = Number(placeOf(address).at?.at(-1));
  switch (action) {
    case 'up':
      return withMovedEntry(content, address, index - 1);
    case 'down':
      return withMovedEntry(content, address, index + 1);
    case 'top':
      return withMovedEntry(content, address, 0);
    case 'remove':
      return withoutEntry(content, address);
    case 'is true':
      return withoutSampleMark(content, address);
    case 'same person':
      return withSamePerson(content, address);
    case 'put up':
      return withGroup(content, address);
  }
}

/** The lists of a job, also if they are empty. If some pages have such a list, it isn't offered for the others. */
function listsOfJob(job: Job, content: DraftContent, language: Language): ListInfo[] {
  const { kind, isList } = jobs[job];
  const all = content.files
    .filter((read) => read.kind === kind)
    .flatMap((read) => possibleFieldsOfFile(read).map(({ at, value }) => ({ file: read.file, at, value })))
    .filter(({ at }) => isList?.(at));
  const present = all.filter(({ value }) => value !== undefined);
  return (present.length > 0 ? present : all).flatMap((each) => listInfo(addressOf(each), content, language) ?? []);
}

/** @returns undefined for a value that can't be written */
function ifWritable<Edited>(edit: () => Edited | undefined): Edited | undefined {
  try {
    return edit();
  } catch (error) {
    if (error instanceof UnwritableContent) return undefined;
    throw error;
  }
}

/** @param rows if there are none, perhaps because their file can't be read */
function foundIn(content: DraftContent, rows: FoundFields['rows'], language: Language): FoundFields {
  const mistakes = rows.length > 0 ? [] : checkedContent(content.folder).mistakes;
  const isRead = (file: string) => content.published.some((read) => read.file === file);
  const unreadable = mistakes.filter(({ file }) => !isRead(file));
  return { rows, unreadable: unreadable.map((each) => mistakeInWords(each, content, language)) };
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
