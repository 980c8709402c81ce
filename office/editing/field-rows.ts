import { todayInIndia } from '../../forms/calendar-date';
import type { Language } from '../../words/languages';
import { fileWordsIn } from '../../words/words';
import type { ContentPath } from '../../model/concepts/fields';
import type { ReadFile } from '../../model/concepts/site-content';
import { isTranslationsFile } from '../../model/concepts/translations';
import type { ContentMistake } from '../../model/mistakes/words/content-error';
import { pathInWords } from '../../model/mistakes/places/path-in-words';
import { addressOf, type FieldPlace } from '../../model/projections/fields/field-places';
import { bestOf, type FieldFinder, fieldFinder } from '../../model/projections/fields/find-fields';
import { valuesToReplace } from '../../model/projections/launch-findings';
import type { AppliedChanges } from './apply-changes';
import { placesInDraft } from './draft-places';
import { type Cell, cellOf, mainFields } from './entry-tables';
import { filledIn, breadcrumbOf } from './filled-in';
import type { Job } from './job-names';
import { jobs } from './jobs';
import { valueInWords, withUnbrokenAmounts } from './value-in-words';

/** A field in a list. Texts are in the language of the page. */
export interface FieldRow {
  address: string;
  breadcrumb: readonly string[];
  /** The value in the draft, as people read it. */
  value: string;
  changedBy: string | undefined;
  /** Set if no form of the office can supply what is missing. */
  isOnlyInFile?: true;
  /** Set for a field of an entry in a list. */
  cell?: Cell;
}

/** Searches the published content. Building it takes a while: it can be kept as long as the content stays. */
export function searchOf(published: readonly ReadFile[], language: Language): FieldFinder {
  return fieldFinder(published, language, { withAbsent: true });
}

/** Finds fields by what they say in the content or in the draft, are called or are for: changed ones first, then the best. */
export function findRows(
  question: string,
  language: Language,
  applied: AppliedChanges,
  search: FieldFinder = searchOf(applied.published, language),
): FieldRow[] {
  const draft = changedFiles(applied);
  const places = draft.flatMap(({ file }) => placesInDraft(file, applied, language));
  const changers = changersOf(applied);
  const changed = places.filter(({ place }) => changers.has(addressOf(place)));
  const changedInDraft = new Set(changed.map(({ inDraft }) => addressOf(inDraft)));
  const translations = applied.files.filter(isTranslations);
  const inChanged = fieldFinder([...draft, ...translations], language, {
    withAbsent: true,
    isSearched: (place) => changedInDraft.has(addressOf(place)),
  });
  const found = bestOf([
    ...inChanged(question).map(({ place, share }) => {
      const { place: published } = changed.find(({ inDraft }) => addressOf(inDraft) === addressOf(place))!;
      return { place: { ...place, ...published }, share };
    }),
    ...search(question),
  ]);
  const byAddress = new Map(places.map((each) => [addressOf(each.place), each.inDraft]));
  const addresses = [...new Map(found.map((place) => [addressOf(place), place]))];
  return addresses.map(([address, place]) =>
    rowOf(address, byAddress.get(address) ?? place, changers.get(address), applied, language),
  );
}

/**
 * The fields of a job, in the order of the content. Of entries in a list, those that most entries have: the page of an entry has the rest.
 *
 * @param mistakes of the content with the draft
 * @param today ISO 8601 `yyyy-mm-dd`
 */
export function rowsOfJob(
  job: Job,
  language: Language,
  applied: AppliedChanges,
  mistakes: readonly ContentMistake[] = [],
  today = todayInIndia(),
): FieldRow[] {
  const { kind, isField } = jobs[job];
  const changers = changersOf(applied);
  const files = applied.files.filter((read) => kind === undefined || read.kind === kind);
  return [...files.filter((read) => !isTranslations(read)), ...files.filter(isTranslations)].flatMap((read) => {
    const toReplace = job === 'missing' ? valuesToReplace(read, today) : [];
    const places = placesInDraft(read.file, applied, language).filter(
      ({ inDraft: { at = ['body'], field, value } }) => {
        const isToReplace = toReplace.some((each) => isIn(each, at));
        return isField(at, value, field, isToReplace);
      },
    );
    const others = toReplace.filter((each) => !places.some(({ inDraft: { at = ['body'] } }) => isIn(each, at)));
    const inFile = outermost(isTranslations(read) ? others.map((each) => each.slice(0, ENTRY_DEPTH)) : others);
    const rows = (job === 'missing' ? places : mainFields(places)).map((found): FieldRow => {
      const { place, inDraft } = found;
      const address = addressOf(place);
      const row = rowOf(address, inDraft, changers.get(address), applied, language);
      // The scan or the value that ends the wait is in a field that the entry doesn't have yet.
      if (job === 'missing') return place.at?.at(-1) === 'awaited' ? { ...row, isOnlyInFile: true } : row;
      const cell = cellOf(found, language, applied, mistakes);
      return cell ? { ...row, cell } : row;
    });
    return [...rows, ...inFile.map((at) => rowInFile(read, at, language))];
  });
}

/** All fields of an entry. @param address such as `facts/classes.yaml:classes/4` @returns none if it doesn't exist */
export function rowsOfEntry(address: string, language: Language, applied: AppliedChanges): FieldRow[] {
  const [file = ''] = address.split(':');
  const changers = changersOf(applied);
  return placesInDraft(file, applied, language)
    .map(({ place, inDraft }) => ({ of: addressOf(place), inDraft }))
    .filter(({ of }) => of.startsWith(`${address}/`))
    .map(({ of, inDraft }) => rowOf(of, inDraft, changers.get(of), applied, language));
}

/** Length of the path to a text with its translations, `texts › 4`. */
const ENTRY_DEPTH = 2;

/** Without those below another one, and each once. */
function outermost(paths: readonly ContentPath[]): ContentPath[] {
  return paths.filter(
    (at, index) => !paths.some((each, other) => isIn(each, at) && (each.length < at.length || other < index)),
  );
}

function isIn(field: ContentPath, at: ContentPath): boolean {
  return field.every((key, index) => at[index] === key);
}

/** Something that no place of a file has, such as the mark of translations that nobody has read. */
function rowInFile({ file, kind }: ReadFile, at: ContentPath, language: Language): FieldRow {
  const label = (fileWordsIn[language] as Readonly<Record<string, { label: string }>>)[kind]?.label ?? file;
  const breadcrumb = [label, [file, pathInWords(at)].filter(Boolean).join(' › ')];
  return {
    address: addressOf({ file, at }),
    breadcrumb,
    value: '',
    changedBy: undefined,
    isOnlyInFile: true,
  };
}

function rowOf(
  address: string,
  place: FieldPlace,
  changedBy: string | undefined,
  { files }: AppliedChanges,
  language: Language,
): FieldRow {
  return {
    address,
    breadcrumb: breadcrumbOf(place, files, language),
    value: withUnbrokenAmounts(valueInWords({ ...place, value: filledIn(place.value, files) }, language)),
    changedBy,
  };
}

/** Address → who has changed the field in the draft. */
function changersOf({ changes, outcomes, places }: AppliedChanges): Map<string, string> {
  return new Map(
    changes.flatMap(({ who = '' }, index) => {
      const located = places[index];
      if (!located || outcomes[index]!.kind !== 'fits') return [];
      return [[addressOf({ ...located, file: located.read.file }), who] as const];
    }),
  );
}

function isTranslations({ file }: ReadFile): boolean {
  return isTranslationsFile(file);
}

function changedFiles({ published, files }: AppliedChanges): ReadFile[] {
  return files.filter((read) => !isTranslations(read) && !published.includes(read));
}
