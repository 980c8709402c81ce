import { escapeRegExp } from '../../words/escape-regexp';
import type { Language } from '../../words/languages';
import type { Glossary } from '../concepts/translations';
import type { BrokenRule } from '../mistakes/words/content-error';

type InLanguages = Readonly<Partial<Record<Language, string[]>>>;

/** Link addresses and placeholders, which the glossary doesn’t apply to. */
const NOT_TRANSLATED = /\]\([^)]*\)|\{\{?[^{}]*\}?\}/g;

/** @returns a check for terms that a translation does not take from the glossary, and for words that the glossary avoids */
export function termsOf(glossary: Glossary | undefined, first: Language, language: Language) {
  const terms = termsIn(glossary, first, language);
  const avoided = avoidedIn(glossary, language);
  return (source: string, translation: string): BrokenRule[] => {
    // Line breaks become spaces, because a term of two words may contain one.
    const segment = source.replace(NOT_TRANSLATED, '').replace(/\s+/g, ' ');
    const text = translation.replace(/\s+/g, ' ');
    const lowerCase = text.toLowerCase();
    const lowerSegment = segment.toLowerCase();
    const missed = terms
      // Looking for text is much faster than looking for words.
      .filter(({ sources }) => sources.some((source) => lowerSegment.includes(source)))
      .filter(({ said, words }) => said.test(segment) && !words.some((word) => lowerCase.includes(word.toLowerCase())))
      .map(({ said, words }) => ({
        rule: 'term-not-in-glossary' as const,
        values: { term: said.exec(segment)![0], words },
      }));
    const unwanted = avoided
      .filter(({ word }) => text.includes(word))
      .map((values) => ({ rule: 'avoided-word' as const, values }));
    return [...missed, ...unwanted];
  };
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
    return [{ said, words, sources: sources.map((source) => source.toLowerCase()) }];
  });
}
