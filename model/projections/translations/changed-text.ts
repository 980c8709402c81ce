import { type Language, languageCodes } from '../../../words/languages';
import { type TranslatedFile, type TranslatedText, translationsFile } from '../../concepts/translations';
import type { ContentEdit } from '../fields/rename';
import { hasWords, paragraphsOf, type SegmentInFile, segmentKey } from '../segments';

/** The texts of a school and their translations. */
export interface Segments {
  /** The language of the texts. */
  first: Language;
  segments: readonly SegmentInFile[];
  translations: readonly TranslatedFile[];
}

/**
 * The edits of translations files after which a changed text keeps its translations. The content itself is for the caller to write.
 *
 * A translation of the text in its own file is preferred to that of another file, as on the page. If other places still have the
 * old text, its entry stays for them and the changed text gets its own. That one goes again if the text is changed back.
 *
 * @param school before the change
 * @param file the file with the text
 * @param from the whole value of the field, or a paragraph of running text
 */
export function keepTranslations(school: Segments, file: string, from: string, to: string): ContentEdit[] {
  const lengths = new Map<string, number>(school.translations.map((each) => [each.file, each.texts.length]));
  const unneeded: TranslatedEntry[] = [];
  const kept = changedParagraphs(from, to).flatMap(([before, after]): ContentEdit[] => {
    const entry = entryOf(school, file, before);
    if (!entry) return [];
    const isUsedElsewhere = school.segments.filter(({ segment }) => isSame(segment, before)).length > 1;
    if (entryOf(school, file, after)) {
      if (!isUsedElsewhere && entry.file === translationsFile(file) && isCopy(entry.text)) unneeded.push(entry);
      return [];
    }
    const value = withChangedText(entry.text, school.first, after);
    if (!isUsedElsewhere) return [{ file: entry.file, at: ['texts', entry.index], value }];
    const own = translationsFile(file);
    const index = lengths.get(own) ?? 0;
    lengths.set(own, index + 1);
    return [{ file: own, at: ['texts', index], value }];
  });
  const fromBelow = unneeded.sort((one, other) => other.index - one.index);
  return [...kept, ...fromBelow.map((entry) => ({ file: entry.file, at: ['texts', entry.index], value: undefined }))];

  /** Whether an entry has only translations that the texts of before still have. */
  function isCopy({ was = {}, ...texts }: TranslatedText): boolean {
    return languageCodes.every((language) => {
      const translation = language === school.first ? undefined : texts[language];
      return !translation || entryOf(school, file, was[language] ?? '')?.text[language] === translation;
    });
  }
}

/** An entry for the changed text, with the text that each translation is of. Changed back, it has nothing to confirm. */
export function withChangedText(entry: TranslatedText, first: Language, to: string): TranslatedText {
  const { [first]: source = '', was: earlier, ...translations } = entry;
  const was: Partial<Record<Language, string>> = {};
  for (const language of languageCodes) {
    if (language === first || !entry[language]) continue;
    const translated = earlier?.[language] ?? segmentKey(source);
    if (!isSame(translated, to)) was[language] = translated;
  }
  return { [first]: to, ...(Object.keys(was).length > 0 && { was }), ...translations };
}

/** Two texts are taken for one that has changed if at least this share of their words is the same. */
const MIN_LIKENESS = 0.5;

/** The untranslated text of the same file that the text of an entry most likely was changed to, if the content no longer has it. */
export function changedTo(entry: TranslatedText, file: string, { first, segments, translations }: Segments) {
  const source = entry[first] ?? '';
  const translated = new Set(translations.flatMap(({ texts }) => texts.map((each) => segmentKey(each[first] ?? ''))));
  if (!source || segments.some(({ segment }) => isSame(segment, source))) return undefined;
  const [nearest] = segments
    .filter(
      (each) =>
        translationsFile(each.file) === file && hasWords(each.segment) && !translated.has(segmentKey(each.segment)),
    )
    .map(({ segment }) => ({ segment: segmentKey(segment), likeness: likeness(segment, source) }))
    .filter((each) => each.likeness >= MIN_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness);
  return nearest?.segment;
}

/** Pairs the paragraphs that differ; a paragraph that was added or removed has no pair. */
function changedParagraphs(from: string, to: string): [string, string][] {
  const [before, after] = [paragraphsOf(from), paragraphsOf(to)];
  const gone = before.filter((each) => !after.some((other) => isSame(each, other)));
  const added = after.filter((each) => !before.some((other) => isSame(each, other)));
  if (gone.length === added.length) return gone.map((each, index) => [each, added[index] ?? each]);
  return gone.flatMap((each) => {
    const found = added.find((other) => likeness(each, other) >= MIN_LIKENESS);
    return found ? [[each, found] as [string, string]] : [];
  });
}

interface TranslatedEntry {
  /** Translations file. */
  file: string;
  index: number;
  text: TranslatedText;
}

/** Texts don't change once they are read. */
const cache = new WeakMap<Segments, ReadonlyMap<string, readonly TranslatedEntry[]>>();

/** All translations of a text. */
export function entriesOf(school: Segments, segment: string): readonly TranslatedEntry[] {
  let entries = cache.get(school);
  if (!entries) cache.set(school, (entries = entriesByText(school)));
  return entries.get(segmentKey(segment)) ?? [];
}

function entriesByText({ first, translations }: Segments): Map<string, TranslatedEntry[]> {
  const entries = new Map<string, TranslatedEntry[]>();
  for (const { file, texts } of translations)
    for (const [index, text] of texts.entries()) {
      const key = segmentKey(text[first] ?? '');
      entries.set(key, [...(entries.get(key) ?? []), { file, index, text }]);
    }
  return entries;
}

/** The translations of a text: those of its own file, or of another one. */
export function entryOf(school: Segments, file: string, segment: string): TranslatedEntry | undefined {
  const entries = entriesOf(school, segment);
  return entries.find((each) => each.file === translationsFile(file)) ?? entries[0];
}

export function isSame(one: string, other: string): boolean {
  return segmentKey(one) === segmentKey(other);
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu)));
  if (!words || !others || words.size + others.size === 0) return 0;
  const common = [...words].filter((word) => others.has(word)).length;
  return (2 * common) / (words.size + others.size);
}
