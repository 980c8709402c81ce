import { inLatinDigits } from '../../words/digits';
import { type Language, languages as knownLanguages, numberingOf } from '../../words/languages';
import type { ContentPath } from '../concepts/fields';
import type { SiteContent } from '../concepts/site-content';
import type { Glossary, TranslatedFile, TranslatedText } from '../concepts/translations';
import { changedTo } from '../projections/translations/changed-text';
import { signsNotKept } from '../projections/translations/kept-signs';
import { wordingKey } from '../projections/wordings';
import type { BrokenRule, ContentMistake, PlacedMistake, Reporter } from '../mistakes/words/content-error';
import type { WordingInFile } from '../projections/wordings';
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
  { wordings, error, warning }: Reporter & { wordings: readonly WordingInFile[] },
): void {
  const [first = 'en', ...others] = school.languages;
  const written = new Set(wordings.map(({ wording }) => wordingKey(wording)));
  const termChecks = others.map((language) => ({ language, checkTerms: termsOf(glossary, first, language) }));
  for (const { file, at, wording } of wordings) tellSplitWords({ file, at }, wording, first);
  for (const { file, texts } of files) {
    texts.forEach((entry, index) => {
      const at: ContentPath = ['texts', index];
      const source = entry[first];
      if (!source) return error({ file, at, ...withoutSource(first) });
      if (!written.has(wordingKey(source))) warning({ file, at, ...stale(entry, file, wordings, files, first) });
      for (const { language, checkTerms } of termChecks) {
        const translation = entry[language];
        const earlier = earlierTextMistake(entry, first, language);
        if (earlier) warning({ file, at: [...at, 'was', language], ...earlier });
        if (!translation) continue;
        const place = { file, at: [...at, language] };
        const mistakes = entry.was?.[language] ? [] : signsNotKept(source, translation);
        for (const { kind, missing, added } of mistakes) error({ ...place, ...notKept(kind, missing, added) });
        for (const mistake of checkTerms(source, translation)) warning({ ...place, ...mistake });
        tellSplitWords(place, translation, language);
        if (!numberingOf(settings.digits, language)) tellOtherDigits(place, translation);
      }
    });
  }

  /** Warns of Devanagari digits, for example, on pages where fees and dates are in Latin ones. */
  function tellOtherDigits(place: Pick<PlacedMistake, 'file' | 'at'>, text: string) {
    const [found] = /[^\P{Nd}\d](?:[.,:/-]?\p{Nd})*/u.exec(text) ?? [];
    if (!found) return;
    warning({
      ...place,
      expected: 'Latin digits, which the site shows in this language',
      found: `“${found}”`,
      advice: `Write ${inLatinDigits(found)}. To show the digits of this script everywhere, look up “digits:” in content/README.md.`,
    });
  }

  function tellSplitWords(place: Pick<PlacedMistake, 'file' | 'at'>, text: string, language: Language) {
    for (const { found, meant } of splitWords(text, language))
      warning({
        ...place,
        expected: `“${meant}”, in one piece`,
        found: `“${found}”`,
        advice: 'Write it without the space. A line break counts as a space: break the line between two words.',
      });
  }
}

/** What there is to do about the earlier text of a translation. */
function earlierTextMistake(text: TranslatedText, first: Language, language: Language): BrokenRule | undefined {
  const { [first]: source = '', [language]: translation, was: { [language]: was } = {} } = text;
  if (!was) return undefined;
  if (!translation) return { rule: 'earlier-text-untranslated', values: { was } };
  if (wordingKey(was) === wordingKey(source)) return { rule: 'earlier-text-unchanged', values: { was } };
  const signs = signsNotKept(source, translation).map(({ missing, added }) => differenceInWords(missing, added));
  return signs.length > 0
    ? { rule: 'outdated-translation-not-shown', values: { signs: signs.join('; ') } }
    : { rule: 'translation-to-confirm', values: { was: wordingKey(was), source: wordingKey(source) } };
}

/** Whether a warning is about a translation of an earlier text. The last key of its place is the language. */
export function isToConfirm({ rule }: Pick<ContentMistake, 'rule'>): boolean {
  return rule === 'translation-to-confirm' || rule === 'outdated-translation-not-shown';
}

function differenceInWords(missing: readonly string[], added: readonly string[]): string {
  const list = (signs: readonly string[]) => signs.map((sign) => sign.replace(/^\]/, '')).join(', ');
  return [missing.length > 0 && `no ${list(missing)}`, added.length > 0 && `${list(added)} besides`]
    .filter(Boolean)
    .join('; ');
}

function notKept(what: string, missing: readonly string[], added: readonly string[]) {
  return {
    expected: `the same ${what} as in the first language`,
    found: differenceInWords(missing, added),
    advice: 'Write them as in the first language, letter for letter.',
  };
}

function withoutSource(first: Language) {
  return {
    expected: `the wording in ${knownLanguages[first].name}, exactly as in the file`,
    found: `no field “${first}:”`,
    advice: `Add “${first}:” with the wording that this translates.`,
  };
}

function stale(
  text: TranslatedText,
  file: string,
  wordings: readonly WordingInFile[],
  files: readonly TranslatedFile[],
  first: Language,
) {
  const changed = changedTo(text, file, { first, wordings, translations: files });
  return {
    expected: 'a wording that is still in the content',
    found: `“${wordingKey(text[first] ?? '')}”`,
    advice: changed
      ? `It now says “${changed}”. npm run translations writes that here and keeps the translations until they are confirmed; until then the page shows the first language.`
      : 'The content no longer has it: delete the entry.',
  };
}
