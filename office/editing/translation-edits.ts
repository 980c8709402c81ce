import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../words/languages';
import { type TranslatedText, translationsFile } from '../../model/concepts/translations';
import type { ContentEdit } from '../../model/projections/fields/rename';
import { entriesOf, entryOf, type Segments } from '../../model/projections/translations/changed-text';
import { isShown } from '../../model/projections/translations/kept-signs';
import { hasWords, paragraphsOf, segmentKey } from '../../model/projections/segments';

/** A text, and its translation into one language. Each paragraph of a text is translated by itself. */
interface TranslationOf {
  /** File with the text. */
  file: string;
  text: string;
  language: Language;
}

/** @returns `null` if no paragraph is translated */
export function translationIn(segments: Segments, { file, text, language }: TranslationOf): string | null {
  const paragraphs = paragraphsOf(text);
  const translated = paragraphs.map((each) => entryOf(segments, file, each)?.text[language]?.trim());
  if (translated.every((each) => each === undefined)) return null;
  return translated.map((each, index) => each ?? paragraphs[index]).join('\n\n');
}

/** Whether visitors read the text itself, or a paragraph of it, on the pages in a language. */
export function isUntranslated(school: Segments, { file, text, language }: TranslationOf): boolean {
  return paragraphsOf(text).some((paragraph) => {
    const key = segmentKey(paragraph);
    return (
      hasWords(paragraph) &&
      // Texts of mails have no translations.
      school.segments.some((each) => each.file === file && segmentKey(each.segment) === key) &&
      !entriesOf(school, paragraph).some((entry) => isShown(entry.text, paragraph, language))
    );
  });
}

/** Languages whose translation is one of an earlier text. */
export function languagesToConfirm(segments: Segments, { file, text }: Omit<TranslationOf, 'language'>): Language[] {
  const earlier = paragraphsOf(text).map((each) => entryOf(segments, file, each)?.text.was ?? {});
  return [...new Set(earlier.flatMap((each) => Object.keys(each) as Language[]))];
}

/** The edits that set a translation; `null` removes it. None if it is set already. */
export function translationEdits(
  segments: Segments,
  { file, text, language }: TranslationOf,
  becomes: string | null,
): ContentEdit[] {
  const lengths = new Map(segments.translations.map((each) => [each.file, each.texts.length]));
  const translated = paragraphsOf(text);
  const pieces = pieced(becomes ?? '', translated.length);
  return translated.flatMap((paragraph, index): ContentEdit[] => {
    const entry = entryOf(segments, file, paragraph);
    const piece = pieces[index];
    // Fewer paragraphs than the text has: the last ones keep their translations.
    if (piece === undefined && becomes !== null) return [];
    if (!entry) {
      if (piece === undefined) return [];
      const own = translationsFile(file);
      const at = lengths.get(own) ?? 0;
      lengths.set(own, at + 1);
      return [{ file: own, at: ['texts', at], value: { [segments.first]: paragraph, [language]: piece } }];
    }
    const value = withTranslation(entry.text, language, piece);
    return isDeepStrictEqual(value, entry.text) ? [] : [{ file: entry.file, at: ['texts', entry.index], value }];
  });
}

/** An entry whose translation is one of the text as it is now. */
function withTranslation(entry: TranslatedText, language: Language, translation: string | undefined): TranslatedText {
  const { was = {}, [language]: before, ...others } = entry;
  const { [language]: _, ...wasOfOthers } = was;
  const isUnchanged = before?.trim() === translation;
  return {
    ...(translation === undefined ? others : { ...others, [language]: isUnchanged ? before : translation }),
    ...(Object.keys(wasOfOthers).length > 0 && { was: wasOfOthers }),
  };
}

/** As many pieces as there are paragraphs to translate; further ones belong to the last. */
function pieced(text: string, count: number): string[] {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length <= count) return paragraphs;
  return [...paragraphs.slice(0, count - 1), paragraphs.slice(count - 1).join('\n\n')];
}
