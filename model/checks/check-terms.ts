import { escapeRegExp } from '../../words/escape-regexp';
import type { Language } from '../../words/languages';
import { GLOSSARY_FILE, type Glossary } from '../concepts/translations';
import type { Explanation } from '../mistakes/words/content-error';

type InLanguages = Readonly<Partial<Record<Language, string[]>>>;

/** Link addresses and placeholders, which the glossary doesn’t apply to. */
const NO_WORDING = /\]\([^)]*\)|\{\{?[^{}]*\}?\}/g;

/** @returns a check for terms that a translation does not take from the glossary, and for words that the glossary avoids */
export function termsOf(glossary: Glossary | undefined, first: Language, language: Language) {
  const terms = termsIn(glossary, first, language);
  const avoided = avoidedIn(glossary, language);
  return (source: string, translation: string): Explanation[] => {
    // Line breaks become spaces, because a term of two words may contain one.
    const wording = source.replace(NO_WORDING, '').replace(/\s+/g, ' ');
    const text = translation.replace(/\s+/g, ' ');
    const lowerCase = text.toLowerCase();
    const missed = terms
      .filter(({ said, words }) => said.test(wording) && !words.some((word) => lowerCase.includes(word.toLowerCase())))
      .map(({ said, words }) => ({
        expected: inGlossary(words),
        found: `“${said.exec(wording)![0]}” in other words`,
        advice: 'Use the word of the glossary, or add the other one to it.',
      }));
    const unwanted = avoided
      .filter(({ word }) => text.includes(word))
      .map(({ word, instead }) => ({
        expected: inGlossary(instead),
        found: `“${word}”`,
        advice: 'Use the word of the glossary, or remove this one from the list “avoided:” there.',
      }));
    return [...missed, ...unwanted];
  };
}

function inGlossary(words: readonly string[]): string {
  return `“${words.join('” or “')}”, as content/${GLOSSARY_FILE} has it`;
}

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
