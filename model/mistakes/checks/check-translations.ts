import { escapeRegExp } from '../../../words/escape-regexp';
import { type Language, languages as knownLanguages } from '../../../words/languages';
import type { ContentPath } from '../../concepts/fields';
import type { Glossary } from '../../concepts/translations';
import { hasWords, wordingKey } from '../../derived/wordings';
import type { ContentReader, WordingInFile } from '../../reading/content-file';
import type { TranslatedFile } from '../../reading/translation-files';

type Entry = Readonly<Partial<Record<Language, string>>>;

/**
 * Facts and links must be the same in each language. A translation of a wording that stands nowhere any more is told with the
 * wording that has probably taken its place, and one that misses a term of the glossary: the site is built.
 */
export function checkTranslations(
  files: readonly TranslatedFile[],
  glossary: Glossary | undefined,
  [first = 'en', ...others]: readonly Language[],
  { wordings, complain, remark }: ContentReader,
): void {
  const written = new Set(wordings.map(({ wording }) => wordingKey(wording)));
  const terms = others.map((language) => ({
    language,
    terms: termsIn(glossary, first, language),
    avoided: avoidedIn(glossary, language),
  }));
  for (const { file, texts } of files) {
    texts.forEach((entry: Entry, index) => {
      const at: ContentPath = ['texts', index];
      const source = entry[first];
      if (!source) return complain({ file, at, ...withoutSource(first) });
      if (!written.has(wordingKey(source))) remark({ file, at, ...stale(source, file, wordings, files, first) });
      for (const { language, terms: asked, avoided } of terms) {
        const translation = entry[language];
        if (!translation) continue;
        const place = { file, at: [...at, language] };
        for (const [what, sign] of KEPT) {
          const missing = difference(all(source, sign), all(translation, sign));
          const added = difference(all(translation, sign), all(source, sign));
          if (missing.length + added.length > 0) complain({ ...place, ...notKept(what, missing, added) });
        }
        for (const { said, words } of asked) {
          if (
            !said.test(source.replace(NO_WORDING, '')) ||
            words.some((word) => translation.toLowerCase().includes(word.toLowerCase()))
          )
            continue;
          remark({
            ...place,
            expected: `“${words.join('” or “')}”, as content/glossary.yaml has it`,
            found: `“${source.slice(0, 60)}” in other words`,
            advice: 'Use the word of the glossary, or add the other one to it.',
          });
        }
        for (const { word, instead } of avoided.filter((each) => translation.includes(each.word)))
          remark({
            ...place,
            expected: `“${instead.join('” or “')}”, as content/glossary.yaml has it`,
            found: `“${word}”`,
            advice: 'Use the word of the glossary, or take this one from the list “avoided:” there.',
          });
      }
    });
  }
}

/** Wordings of the first language that lack a translation. */
export function untranslated(
  wordings: readonly WordingInFile[],
  say: (file: string, wording: string) => string,
): WordingInFile[] {
  return wordings.filter(({ file, wording }) => hasWords(wording) && say(file, wording) === wording);
}

const LINK = /\]\([^)]*\)/g;

const FACT = /\{\{?[^{}]*\}?\}/g;
const NO_WORDING = new RegExp(`${LINK.source}|${FACT.source}`, 'g');

/** What stays as it is in every language. */
const KEPT = [
  ['facts', FACT],
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
    advice: 'Write them as they stand in the first language, letter for letter.',
  };
}

function withoutSource(first: Language) {
  return {
    expected: `the wording in ${knownLanguages[first].name}, as it stands in the file`,
    found: `no field “${first}:”`,
    advice: `Add “${first}:” with the wording of which this is the translation.`,
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
    expected: 'a wording that still stands in the content',
    found: `“${wordingKey(source)}”`,
    advice: nearest
      ? `It now says “${nearest.wording}”. Write that here, and see whether the translations still say the same; until then the page shows the first language.`
      : 'It stands nowhere any more: delete the entry.',
  };
}

/** From 0 to 1: the share of words that two texts have in common. */
function likeness(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu)));
  if (!words || !others || words.size + others.size === 0) return 0;
  const common = [...words].filter((word) => others.has(word)).length;
  return (2 * common) / (words.size + others.size);
}

type InLanguages = Readonly<Partial<Record<Language, string[]>>>;

function avoidedIn(glossary: Glossary | undefined, language: Language) {
  return (glossary?.avoided ?? []).flatMap(({ instead, ...words }) =>
    ((words as InLanguages)[language] ?? []).map((word) => ({ word, instead })),
  );
}

function termsIn(glossary: Glossary | undefined, first: Language, language: Language) {
  return ((glossary?.terms ?? []) as readonly InLanguages[]).flatMap((term) => {
    const { [first]: sources, [language]: words } = term;
    if (!sources || !words) return [];
    const said = new RegExp(`(?<![\\p{L}\\p{M}-])(${sources.map(escapeRegExp).join('|')})(?![\\p{L}\\p{M}])`, 'iu');
    return [{ said, words }];
  });
}
