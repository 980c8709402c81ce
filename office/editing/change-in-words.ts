import type { Language } from '../../words/languages';
import { fileWordsIn } from '../../words/words';
import type { School } from '../../model/concepts/school';
import { kindOfFile } from '../../model/concepts/registry';
import { addressOf, type FieldPlace } from '../../model/projections/fields/field-places';
import type { AppliedChanges } from './apply-changes';
import type { Value } from './change';
import { placeOfChange } from './draft-places';
import { filledIn, breadcrumbOf } from './filled-in';
import { isUntranslated, languagesToConfirm } from './translation-edits';
import { excerptOf, firstDifference, valueInWords, withUnbrokenAmounts } from './value-in-words';
import { segmentsOf } from './value-edits';

/** A change as people read it. */
export interface ChangeInWords {
  /** Of its field, in the content as it is now. */
  address: string;
  /** From the outside in: file, entries, fields. */
  breadcrumb: readonly string[];
  was: string;
  becomes: string;
  /** The value that someone else has given it. */
  theirs?: string;
  /** Of a text: the languages whose translation is one of the text before. */
  toConfirm?: readonly Language[];
  /** Of a text or a translation: the languages in which visitors would read the text itself, or a paragraph of it. */
  untranslated?: readonly Language[];
}

/** @param index of the change */
export function changeInWords(index: number, applied: AppliedChanges, language: Language): ChangeInWords {
  const { place, was, becomes } = applied.changes[index]!;
  const outcome = applied.outcomes[index]!;
  const found = placeOfChange(index, applied, language);
  const fill = (value: Value) => filledIn(value, applied.files, place.language);
  // A placeholder that was replaced by its own value would look unchanged.
  const isFilledIn = fill(was) !== fill(becomes);
  const shown = (value: Value) => (isFilledIn ? fill(value) : value);
  const from = firstDifference(String(shown(was) ?? ''), String(shown(becomes) ?? ''));
  const { field, words } = found?.inDraft ?? { field: undefined, words: undefined };
  const isText = place.language !== undefined || !field || field.text !== undefined;
  const inWords = (written: Value) => {
    const value = shown(written);
    if (isText && typeof value === 'string') return withUnbrokenAmounts(excerptOf(value, from));
    return withUnbrokenAmounts(valueInWords({ field, words, value }, language));
  };
  const untranslated = untranslatedIn(found?.inDraft, applied, place.language);
  const toConfirm = (place.language ? [] : toConfirmOf(found?.inDraft, applied)).filter(
    (each) => !untranslated.includes(each),
  );
  return {
    address: addressOf(found?.place ?? place),
    breadcrumb: found
      ? breadcrumbOf(found.inDraft, applied.files, language)
      : breadcrumbOfGone(index, applied, language),
    was: inWords(was),
    becomes: inWords(becomes),
    ...(outcome.kind === 'conflict' && { theirs: inWords(outcome.theirs) }),
    ...(toConfirm.length > 0 && { toConfirm }),
    ...(untranslated.length > 0 && { untranslated }),
  };
}

function toConfirmOf(inDraft: FieldPlace | undefined, { files }: AppliedChanges): Language[] {
  if (typeof inDraft?.value !== 'string') return [];
  return languagesToConfirm(segmentsOf(files), { file: inDraft.file, text: inDraft.value });
}

/** @param only language of a translation */
function untranslatedIn(
  inDraft: FieldPlace | undefined,
  { files }: AppliedChanges,
  only: Language | undefined,
): Language[] {
  if (typeof inDraft?.value !== 'string') return [];
  const { file, value: text } = inDraft;
  const { languages = [] } = (files.find(({ kind }) => kind === 'school')?.data ?? {}) as Partial<School>;
  const segments = segmentsOf(files);
  return languages
    .slice(1)
    .filter((each) => (!only || each === only) && isUntranslated(segments, { file, text, language: each }));
}

/** What is left of the breadcrumb of a place that no longer exists, or whose file can’t be read. */
function breadcrumbOfGone(index: number, { changes, published }: AppliedChanges, language: Language): string[] {
  const { file, entries } = changes[index]!.place;
  const kind = published.find((read) => read.file === file)?.kind ?? kindOfFile(file, undefined) ?? '';
  const about = (fileWordsIn[language] as Readonly<Record<string, { label: string }>>)[kind];
  return [about?.label ?? file, ...entries.filter(Boolean).map((each) => filledIn(each, published))];
}
