import type { SignsNotKept } from '../../kept-signs.ts';
import { quotedList } from '../../listed.ts';

/** Mistakes in translations. */
export const translationMistakes = {
  /** The old translation may no longer say what the changed text says. */
  'translation-to-confirm': ({ was, source }: { was: string; source: string }) =>
    `The text “${was}” is now “${source}”, and this translates the earlier one. Confirm the translation, or correct it.`,
  /** A translation without the facts and links of its source would drop them from the page. */
  'outdated-translation-not-shown': () =>
    'The text has changed, and this translation lacks some of its facts or links, or has others. Translate the text again.',
  /** There is nothing to confirm: a leftover that would keep the text on the list. */
  'earlier-text-unchanged': () => 'The text is the same as before. Confirm the translation.',
  'earlier-text-untranslated': () => 'This text has no translation yet. Translate it.',
  /** A translation has the facts and links of its text, or the page would lack them. */
  'signs-not-kept': ({ missing, added }: SignsNotKept) =>
    `Write facts and links as in the first language. ${missing.length > 0 ? `Missing: ${missing.join(', ')}.` : `Too many: ${added.join(', ')}.`}`,

  /** Without its source, nobody knows what a translation translates. */
  'translation-without-source': ({ language }: { language: string }) =>
    `Write the text in ${language} that this translates.`,

  /** The page shows the first language, because no text is the source of this translation any more. */
  'text-not-in-content': ({ changed }: { changed?: string | undefined }) =>
    changed
      ? `The text “${changed}” has replaced this one. Write that here; until then the page shows the first language.`
      : 'No page has this text any more. Delete the translation.',

  /** Fees and dates of a page are in one kind of digits. */
  'digits-of-another-script': ({ meant }: { meant: string }) =>
    `The site shows other digits in this language. Write ${meant}.`,

  /** A search doesn’t find a word in two pieces, and a phone breaks the line within it. */
  'split-word': ({ meant }: { meant: string }) =>
    `Write “${meant}” as one word, without a space or a new line within it.`,

  /** One thing has one name on all pages. */
  'term-not-in-glossary': ({ term, words }: { term: string; words: readonly string[] }) =>
    `For “${term}” the school writes ${quotedList(words, 'or')}. Write the same, or add your word to the list of terms.`,

  /** The school has decided against this word. */
  'avoided-word': ({ word, instead }: { word: string; instead: readonly string[] }) =>
    `The school writes ${quotedList(instead, 'or')} in place of “${word}”. Write the same, or take “${word}” off the words to avoid.`,
};
