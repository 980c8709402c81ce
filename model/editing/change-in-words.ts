import type { Language } from '../../words/languages';
import { fileWordsIn } from '../../words/words';
import { addressOf } from '../projections/fields/field-places';
import type { AppliedChanges } from './apply-changes';
import type { Value } from './change';
import { placeOfChange } from './draft-places';
import { excerptOf, firstDifference, valueInWords } from './value-in-words';

/** A change as people read it. */
export interface ChangeInWords {
  /** Of its field, in the content as it is now. */
  address: string;
  /** From the outside in: file, entries, fields. */
  way: readonly string[];
  was: string;
  becomes: string;
  /** The value that someone else has given it. */
  theirs?: string;
}

/** @param index of the change */
export function changeInWords(index: number, applied: AppliedChanges, language: Language): ChangeInWords {
  const { place, was, becomes } = applied.changes[index]!;
  const outcome = applied.outcomes[index]!;
  const found = placeOfChange(index, applied, language);
  const from = firstDifference(String(was ?? ''), String(becomes ?? ''));
  const { field, words } = found?.inDraft ?? { field: undefined, words: undefined };
  const isText = place.language !== undefined || !field || field.text !== undefined;
  const inWords = (value: Value) =>
    isText && typeof value === 'string' ? excerptOf(value, from) : valueInWords({ field, words, value }, language);
  return {
    address: addressOf(found?.place ?? place),
    way: found ? found.inDraft.labels.map(({ text }) => text) : wayOfGone(index, applied, language),
    was: inWords(was),
    becomes: inWords(becomes),
    ...(outcome.kind === 'conflict' && { theirs: inWords(outcome.theirs) }),
  };
}

/** What is left of the way to a place that no longer exists. */
function wayOfGone(index: number, { changes, published }: AppliedChanges, language: Language): string[] {
  const { file, entries } = changes[index]!.place;
  const kind = published.find((read) => read.file === file)?.kind ?? '';
  const about = (fileWordsIn[language] as Readonly<Record<string, { label: string }>>)[kind];
  return [about?.label ?? file, ...entries.filter(Boolean)];
}
