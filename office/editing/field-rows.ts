import { todayInIndia } from '../../forms/calendar-date';
import type { Language } from '../../words/languages';
import { fileWordsIn, officeWordsIn } from '../../words/words';
import { type ContentPath, isWithin } from '../../model/concepts/fields';
import type { ReadFile } from '../../model/concepts/site-content';
import { isTranslationsFile } from '../../model/concepts/translations';
import { pathInWords } from '../../model/mistakes/places/path-in-words';
import { addressOf, type FieldPlace } from '../../model/projections/fields/field-places';
import { bestOf, type FieldFinder, fieldFinder } from '../../model/projections/fields/find-fields';
import { valuesToReplace } from '../../model/projections/launch-findings';
import type { DraftContent, Files } from './draft';
import { changeOf } from './draft-content';
import { placesIn } from './draft-places';
import { cellOf, type EntryCell, entryDepth, mainFields } from './entry-tables';
import { filledIn, breadcrumbOf, sentenceAtField } from './filled-in';
import { placeOf } from './locate';
import { isInternal } from './internal-fields';
import type { Job } from './job-names';
import { jobs } from './jobs';
import { type Mistakes, mistakesAt } from './mistakes-at';
import { valueInWords, withUnbrokenAmounts } from './value-in-words';

/** A field in a list. Texts are in the language of the page. */
export interface FieldRow {
  address: string;
  breadcrumb: readonly string[];
  /** The value in the draft, as people read it. */
  value: string;
  changedBy: string | undefined;
  /** Why it can't be published, on the page of its entry. */
  mistakes?: readonly string[];
  /** Address of its entry, if that is to be changed as a whole. */
  entry?: string;
  /** Set if no form of the office can supply what is missing. */
  isOnlyInFile?: true;
  /** Its form in the table of the entries, if it belongs to one. */
  cell?: EntryCell;
}

/** Searches the published content. Building it takes a while: it can be kept as long as the content stays. */
export function searchOf(published: Files, language: Language): FieldFinder {
  return fieldFinder(published, language, { withAbsent: true });
}

/** Finds fields by what they say, are called or are for: changed ones first, then the best. */
export function findRows(
  question: string,
  language: Language,
  content: DraftContent,
  search: FieldFinder = searchOf(content.published, language),
): FieldRow[] {
  const changed = content.files.filter((read) => !isTranslations(read) && !content.published.includes(read));
  const translations = content.files.filter(isTranslations);
  const inChanged = fieldFinder([...changed, ...translations], language, { withAbsent: true });
  const isChanged = ({ file }: FieldPlace) => changed.some((read) => read.file === file);
  const found = bestOf([...inChanged(question), ...search(question).filter(({ place }) => !isChanged(place))]);
  const isShown = (place: FieldPlace) => !isInternal(place) || changeOf(place, undefined, content) !== undefined;
  const rows = found.filter(isShown).map((place) => rowOf(place, content, language));
  const isUnchanged = ({ changedBy }: FieldRow) => Number(changedBy === undefined);
  return rows.toSorted((one, other) => isUnchanged(one) - isUnchanged(other));
}

/** The fields of a job, in the order of the content: of entries in a list, the main ones. @param today ISO 8601 `yyyy-mm-dd` */
export function rowsOfJob(
  job: Job,
  language: Language,
  content: DraftContent,
  mistakes: Mistakes = [],
  today = todayInIndia(),
): FieldRow[] {
  const { kind, isField } = jobs[job];
  const files = content.files.filter((read) => kind === undefined || read.kind === kind);
  return [...files.filter((read) => !isTranslations(read)), ...files.filter(isTranslations)].flatMap((read) => {
    const toReplace = job === 'missing' ? valuesToReplace(read, today) : [];
    const isToReplace = (at: ContentPath) => toReplace.some((each) => isWithin(at, each));
    const isOfJob = ({ at = ['body'], value, field }: FieldPlace) => isField(at, value, field, isToReplace(at));
    const places = placesIn(read.file, content, language).filter(isOfJob);
    const others = toReplace.filter((each) => !places.some(({ at = ['body'] }) => isWithin(at, each)));
    const inFile = outermost(isTranslations(read) ? others.map((each) => each.slice(0, ENTRY_DEPTH)) : others);
    // Each class can have each kind of fee.
    const isWhole = job === 'missing' || job === 'fees';
    const rows = (isWhole ? places : mainFields(places, content)).map((place): FieldRow => {
      const row = rowOf(place, content, language);
      // What ends the wait is in a field that the entry doesn't have yet: its page gives it another form.
      if (job === 'missing')
        return place.at?.at(-1) === 'awaited'
          ? { ...row, entry: addressOf({ file: place.file, at: place.at.slice(0, -1) }) }
          : row;
      const cell = cellOf(place, language, content, mistakes);
      return cell ? { ...row, cell } : row;
    });
    return [...rows, ...inFile.map((at) => rowInFile(read, at, language))];
  });
}

/** The main fields of the entries of a list. @param address of the list */
export function rowsOfList(address: string, language: Language, content: DraftContent, mistakes: Mistakes): FieldRow[] {
  const { file, at = [] } = placeOf(address);
  // The texts of a list in an entry are on the page of the entry.
  const isOfList = ({ at: path = [] }: FieldPlace) =>
    isWithin(path, at) &&
    (path.length === at.length + 1 || (entryDepth({ at: path }) === at.length && typeof path.at(-1) === 'string'));
  const ofList = placesIn(file, content, language).filter((place) => isOfList(place) && !isInternal(place));
  const rows = mainFields(ofList, content).map((place) => ({
    ...rowOf(place, content, language),
    cell: cellOf(place, language, content, mistakes, at.length)!,
  }));
  const columns = [...new Set(rows.map(({ cell }) => cell.column))].slice(0, MAX_COLUMNS);
  return rows.filter(({ cell }) => columns.includes(cell.column));
}

/** As many as fit beside each other. The page of an entry has the rest. */
const MAX_COLUMNS = 6;

/** The fields of an entry, or of a file. @param address such as `facts/classes.yaml:classes/4` or `school.yaml:` */
export function rowsOfEntry(
  address: string,
  language: Language,
  content: DraftContent,
  mistakes: Mistakes = [],
): FieldRow[] {
  const { file, at } = placeOf(address);
  const start = address === `${file}:` ? address : `${address}/`;
  // An entry of a list in the entry has a page of its own.
  const isInListBelow = (path: ContentPath = []) => path.slice(at!.length).some((key) => typeof key === 'number');
  return placesIn(file, content, language)
    .filter((place) => addressOf(place).startsWith(start) && !isInternal(place) && !isInListBelow(place.at))
    .map((place) => {
      const atPlace = mistakesAt(mistakes, place, content);
      const row = rowOf(place, content, language);
      if (atPlace.length === 0) return row;
      return { ...row, mistakes: atPlace.map((each) => sentenceAtField(each, content.files, language)) };
    });
}

/** Length of the path to a text with its translations, `texts › 4`. */
const ENTRY_DEPTH = 2;

/** Without those below another one, and each once. */
function outermost(paths: readonly ContentPath[]): ContentPath[] {
  return paths.filter(
    (at, index) => !paths.some((each, other) => isWithin(at, each) && (each.length < at.length || other < index)),
  );
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

function rowOf(place: FieldPlace, content: DraftContent, language: Language): FieldRow {
  const { files } = content;
  const value = filledIn(place.value, files);
  const { heading, paragraph } = officeWordsIn[language].website.fields;
  // All paragraphs of a page have the same labels.
  const label = place.paragraph === undefined ? [] : [String(value).startsWith('#') ? heading : paragraph];
  const shown = typeof value === 'string' ? withoutMarkdown(value) : value;
  return {
    address: addressOf(place),
    breadcrumb: [...breadcrumbOf(place, files, language), ...label],
    value: withUnbrokenAmounts(valueInWords({ ...place, value: shown }, language)),
    changedBy: changeOf(place, undefined, content)?.who,
  };
}

/** The letters that visitors read: without the marks of headings, bold text and links. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/^#+\s+/, '')
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

function isTranslations({ file }: ReadFile): boolean {
  return isTranslationsFile(file);
}
