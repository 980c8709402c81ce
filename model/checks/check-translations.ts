import { inLatinDigits } from '../../words/digits';
import { type Language, languages as knownLanguages, numberingOf } from '../../words/languages';
import type { ContentPath } from '../concepts/fields';
import type { SiteContent } from '../concepts/site-content';
import type { Glossary, TranslatedFile, TranslatedText } from '../concepts/translations';
import { changedTo } from '../projections/translations/changed-text';
import { fits, signsNotKept } from '../projections/translations/kept-signs';
import { segmentKey } from '../projections/segments';
import type { BrokenRule, PlacedMistake, Reporter } from '../mistakes/words/content-error';
import type { SegmentInFile } from '../projections/segments';
import { splitWords } from '../mistakes/spelling/split-words';
import { termsOf } from './check-terms';

/**
 * A translation without the placeholders and links of its source is an error. Stale translations, terms that differ from the
 * glossary, split words and digits of another script are warnings.
 */
export function checkTranslations(
  files: readonly TranslatedFile[],
  glossary: Glossary | undefined,
  { school, settings }: Pick<SiteContent, 'school' | 'settings'>,
  { segments, error, warning }: Reporter & { segments: readonly SegmentInFile[] },
): void {
  const [first = 'en', ...others] = school.languages;
  const written = new Set(segments.map(({ segment }) => segmentKey(segment)));
  const termChecks = others.map((language) => ({ language, checkTerms: termsOf(glossary, first, language) }));
  for (const { file, at, segment } of segments) tellSplitWords({ file, at }, segment, first);
  for (const { file, texts } of files) {
    texts.forEach((entry, index) => {
      const at: ContentPath = ['texts', index];
      const source = entry[first];
      if (!source)
        return error({
          file,
          at,
          rule: 'translation-without-source',
          values: { language: knownLanguages[first].name },
        });
      if (!written.has(segmentKey(source))) {
        const changed = changedTo(entry, file, { first, segments, translations: files });
        warning({ file, at, rule: 'text-not-in-content', values: { changed } });
      }
      for (const { language, checkTerms } of termChecks) {
        const translation = entry[language];
        const earlier = earlierTextMistake(entry, first, language);
        if (earlier) warning({ file, at: [...at, 'was', language], ...earlier });
        if (!translation) continue;
        const place = { file, at: [...at, language] };
        const mistakes = entry.was?.[language] ? [] : signsNotKept(source, translation);
        for (const values of mistakes) error({ ...place, rule: 'signs-not-kept', values });
        for (const mistake of checkTerms(source, translation)) warning({ ...place, ...mistake });
        tellSplitWords(place, translation, language);
        if (!numberingOf(settings.digits, language)) tellOtherDigits(place, translation);
      }
    });
  }

  /** Warns of Devanagari digits, for example, on pages where fees and dates are in Latin ones. */
  function tellOtherDigits(place: Pick<PlacedMistake, 'file' | 'at'>, text: string) {
    const [found] = /[^\P{Nd}\d](?:[.,:/-]?\p{Nd})*/u.exec(text) ?? [];
    if (found) warning({ ...place, rule: 'digits-of-another-script', values: { meant: inLatinDigits(found) } });
  }

  function tellSplitWords(place: Pick<PlacedMistake, 'file' | 'at'>, text: string, language: Language) {
    for (const values of splitWords(text, language)) warning({ ...place, rule: 'split-word', values });
  }
}

/** What there is to do about the earlier text of a translation. */
function earlierTextMistake(text: TranslatedText, first: Language, language: Language): BrokenRule | undefined {
  const { [first]: source = '', [language]: translation, was: { [language]: was } = {} } = text;
  if (!was) return undefined;
  if (!translation) return { rule: 'earlier-text-untranslated' };
  if (segmentKey(was) === segmentKey(source)) return { rule: 'earlier-text-unchanged' };
  return fits(source, translation)
    ? { rule: 'translation-to-confirm', values: { was: segmentKey(was), source: segmentKey(source) } }
    : { rule: 'outdated-translation-not-shown' };
}
