import { inLatinDigits } from '../../words/digits';
import { type Language, languages as knownLanguages, numberingOf } from '../../words/languages';
import type { ContentPath } from '../concepts/fields';
import type { SiteContent } from '../concepts/site-content';
import type { Glossary, TranslatedFile } from '../concepts/translations';
import { hasWords, wordingKey } from '../projections/wordings';
import type { PlacedMistake, Reporter } from '../mistakes/words/content-error';
import type { WordingInFile } from '../projections/wordings';
import { splitWords } from '../mistakes/spelling/split-words';
import { termsOf } from './check-terms';

type Entry = Readonly<Partial<Record<Language, string>>>;

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
    texts.forEach((entry: Entry, index) => {
      const at: ContentPath = ['texts', index];
      const source = entry[first];
      if (!source) return error({ file, at, ...withoutSource(first) });
      if (!written.has(wordingKey(source))) warning({ file, at, ...stale(source, file, wordings, files, first) });
      for (const { language, checkTerms } of termChecks) {
        const translation = entry[language];
        if (!translation) continue;
        const place = { file, at: [...at, language] };
        for (const [what, sign] of KEPT) {
          const missing = difference(all(source, sign), all(translation, sign));
          const added = difference(all(translation, sign), all(source, sign));
          if (missing.length + added.length > 0) error({ ...place, ...notKept(what, missing, added) });
        }
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

const LINK = /\]\([^)]*\)/g;

/** Parts of a text that every translation must repeat unchanged. */
const KEPT = [
  ['facts', /\{\{?[^{}]*\}?\}/g],
  ['links', LINK],
] as const;

function all(text: string, sign: RegExp): string[] {
  return [...text.matchAll(sign)].map(([found]) => found.replace(/\s/g, ''));
}

function difference(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set(some)].filter((each) => !others.includes(each));
}

function notKept(what: string, missing: readonly string[], added: readonly string[]) {
  const list = (signs: readonly string[]) => signs.map((sign) => sign.replace(/^\]/, '')).join(', ');
  return {
    expected: `the same ${what} as in the first language`,
    found: [missing.length > 0 && `no ${list(missing)}`, added.length > 0 && `${list(added)} besides`]
      .filter(Boolean)
      .join('; '),
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
  source: string,
  file: string,
  wordings: readonly WordingInFile[],
  files: readonly TranslatedFile[],
  first: Language,
) {
  const translated = new Set(files.flatMap(({ texts }) => texts.map((entry: Entry) => wordingKey(entry[first] ?? ''))));
  const stem = file.replace(/\.translations\.yaml$/, '.');
  const candidates = wordings.filter(
    (each) => each.file.startsWith(stem) && !translated.has(wordingKey(each.wording)) && hasWords(each.wording),
  );
  const [nearest] = candidates
    .map(({ wording }) => ({ wording: wordingKey(wording), likeness: likeness(wording, source) }))
    .filter((each) => each.likeness > 0.3)
    .sort((one, other) => other.likeness - one.likeness);
  return {
    expected: 'a wording that is still in the content',
    found: `“${wordingKey(source)}”`,
    advice: nearest
      ? `It now says “${nearest.wording}”. Write that here, and see whether the translations still say the same; until then the page shows the first language.`
      : 'The content no longer has it: delete the entry.',
  };
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu)));
  if (!words || !others || words.size + others.size === 0) return 0;
  const common = [...words].filter((word) => others.has(word)).length;
  return (2 * common) / (words.size + others.size);
}
