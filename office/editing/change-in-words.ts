import type { Language } from '../../words/languages';
import { fileWordsIn } from '../../words/words';
import { isWithin } from '../../model/concepts/fields';
import { fieldsOfDrawings } from '../../model/concepts/picture';
import { kindOfFile } from '../../model/concepts/registry';
import { formatDay } from '../../model/projections/dates/dates';
import { parseCalendarDate } from '../../forms/calendar-date';
import { addressOf, type FieldPlace, labelsOf, type Value } from '../../model/projections/fields/field-places';
import type { DraftChange, DraftContent } from './draft';
import { pathOf } from './draft-content';
import { placesIn } from './draft-places';
import { breadcrumbOf, filledIn, withFactValues } from './filled-in';
import { readText } from './merge';
import { isUntranslated, languagesToConfirm } from './translation-edits';
import { excerptOf, firstDifference, valueInWords, withUnbrokenAmounts } from './value-in-words';
import { languagesOf, segmentsOf } from './value-edits';

/** A change as people read it. */
export interface ChangeInWords {
  /** Of its field, or of its entry, in the draft; `undefined` if it has no page. */
  address: string | undefined;
  /** Set if the address is that of an entry or a group. */
  isEntry?: true;
  /** From the outside in: file, entries, fields. */
  breadcrumb: readonly string[];
  was: string;
  becomes: string;
  /** The value that someone else has given it. */
  theirs?: string;
  /** Of a text: the languages whose translation is one of the text before. */
  toConfirm?: readonly Language[];
  /** Of a text, a translation or a new entry: the languages in which visitors would read the text itself, or a paragraph of it. */
  untranslated?: readonly Language[];
  /** Facts such as `{{SPLS}}` that the text had before: it no longer changes with them. */
  lostFacts?: readonly string[];
}

export function changeInWords(change: DraftChange, content: DraftContent, language: Language): ChangeInWords {
  const { file, kind, path, language: of, was, becomes, theirs } = change;
  const places = placesIn(file, content, language);
  const hasPlace = kind === 'value' || kind === 'translation';
  const place = hasPlace ? places.find((each) => pathOf(each).join('/') === path.join('/')) : undefined;
  const isScalar = place !== undefined && [was, becomes].every((value) => typeof value !== 'object' || value === null);
  if (!isScalar) return entryInWords(change, content, language);
  const fill = (value: Value) => filledIn(value, content.files, of);
  const [before, after] = [was ?? null, becomes ?? null] as [Value, Value];
  const asInFields = (value: Value) => (typeof value === 'string' ? withFactValues(value, content.files, of) : value);
  // A fact that was replaced by its own value would look unchanged.
  const isFilledIn = fill(before) !== fill(after);
  const shown = (value: Value) => (isFilledIn ? fill(value) : asInFields(value));
  const from = firstDifference(String(shown(before) ?? ''), String(shown(after) ?? ''));
  const isText = of !== undefined || !place.field || place.field.text !== undefined;
  const inWords = (written: Value) => {
    const value = shown(written);
    if (isText && typeof value === 'string') return withUnbrokenAmounts(excerptOf(value, from));
    return withUnbrokenAmounts(valueInWords({ field: place.field, words: place.words, value }, language));
  };
  const untranslated = untranslatedIn(place, content, of);
  const toConfirm = (of ? [] : toConfirmOf(place, content)).filter((each) => !untranslated.includes(each));
  const lostFacts = of ? [] : factsIn(before).filter((each) => !factsIn(after).includes(each));
  return {
    address: addressOf(place),
    breadcrumb: breadcrumbOf(place, content.files, language),
    was: inWords(before),
    becomes: inWords(after),
    ...(theirs !== undefined && { theirs: inWords(typeof theirs === 'object' ? null : (theirs as Value)) }),
    ...(toConfirm.length > 0 && { toConfirm }),
    ...(untranslated.length > 0 && { untranslated }),
    ...(lostFacts.length > 0 && { lostFacts: lostFacts.map((each) => withFactValues(each, content.files)) }),
  };
}

/** An entry, or a group of fields, that has come, gone or moved, or whose file can't be read. */
function entryInWords(
  { file, kind, path, was, becomes, state, theirs }: DraftChange,
  content: DraftContent,
  language: Language,
): ChangeInWords {
  const { files, rebased } = content;
  const now = files.find((each) => each.file === file);
  // What was removed has its name in the earlier version.
  const read = becomes === undefined ? readText(file, rebased.get(file)?.base ?? null) : now;
  const possible = becomes === undefined ? [] : placesIn(file, content, language);
  const places = possible.filter((place) => isWithin(pathOf(place), path));
  const added = kind === 'added' || kind === 'value' ? places : [];
  const untranslated = [...new Set(added.flatMap((place) => untranslatedIn(place, content)))];
  const about = fileWordsIn[language] as Readonly<Record<string, { label: string }>>;
  const labels =
    state === 'unreadable' || !read
      ? [{ text: about[now?.kind ?? kindOfFile(file, undefined) ?? '']?.label ?? file }]
      : labelsOf(path, read, files, language);
  const said = (entry: unknown) => (entry === undefined || kind === 'moved' ? '' : summaryOf(entry, content, language));
  return {
    address: places.length > 0 ? addressOf({ file, at: path }) : undefined,
    isEntry: true,
    breadcrumb: breadcrumbOf({ labels }, files, language),
    was: said(was),
    becomes: said(becomes),
    ...(theirs !== undefined && { theirs: said(theirs) }),
    ...(untranslated.length > 0 && { untranslated }),
  };
}

const MAX_VALUES = 4;
/** Of each value. */
const MAX_LETTERS = 60;

/** The first values of an entry that people write. */
function summaryOf(entry: unknown, content: DraftContent, language: Language): string {
  const values = valuesIn(entry);
  const some = values.slice(0, MAX_VALUES).map((value) => {
    if (parseCalendarDate(value) === value) return formatDay(value, language);
    return excerptOf(filledIn(value, content.files), 0, MAX_LETTERS);
  });
  return some.join(' · ') + (values.length > MAX_VALUES ? ' …' : '');
}

function valuesIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  const isForPeople = (key: string) => key !== 'id' && key !== 'sample' && !fieldsOfDrawings.includes(key);
  return Object.entries(value).flatMap(([key, each]) => (isForPeople(key) ? valuesIn(each) : []));
}

function toConfirmOf({ file, value: text }: FieldPlace, { files }: DraftContent): Language[] {
  return typeof text === 'string' ? languagesToConfirm(segmentsOf(files), { file, text }) : [];
}

/** @param only language of a translation */
function untranslatedIn({ file, value: text }: FieldPlace, { files }: DraftContent, only?: Language): Language[] {
  if (typeof text !== 'string') return [];
  const segments = segmentsOf(files);
  return languagesOf(files)
    .slice(1)
    .filter((each) => (!only || each === only) && isUntranslated(segments, { file, text, language: each }));
}

function factsIn(text: unknown): string[] {
  return typeof text === 'string' ? (text.match(/\{\{[^{}]*\}\}/g) ?? []) : [];
}
