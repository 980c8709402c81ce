import type { SignsNotKept } from '../../kept-signs.ts';
import type { InFiles } from '../../mistakes.ts';
import type { translationMistakes } from '../mistakes/translations.ts';

export const translationMistakesInFiles: InFiles<typeof translationMistakes> = {
  'translation-to-confirm': ({ was, source }, { at }) => ({
    expected: `a translation of “${source}”`,
    found: `one of “${was}”, which the page still shows`,
    advice: `Correct the translation if it has to say something else. Then delete “${at.at(-1)}:” below “was:”.`,
  }),
  'outdated-translation-not-shown': ({ signs }, { at }) => ({
    expected: 'the same facts and links as in the changed text',
    found: `${signs.map(difference).join('; ')}, so that the page shows the first language`,
    advice: `Translate the text again, and delete “${at.at(-1)}:” below “was:”.`,
  }),
  'earlier-text-unchanged': ({ was }, { at }) => ({
    expected: 'an earlier text that differs from the text now',
    found: `“${was}”`,
    advice: `Delete “${at.at(-1)}:” below “was:”.`,
  }),
  'earlier-text-untranslated': ({ was }, { at }) => ({
    expected: 'a translation of the earlier text',
    found: `“${was}” without one`,
    advice: `Delete “${at.at(-1)}:” below “was:”.`,
  }),
  'signs-not-kept': (signs) => ({
    expected: `the same ${signs.kind} as in the first language`,
    found: difference(signs),
    advice: 'Write them as in the first language, letter for letter.',
  }),
  'translation-without-source': ({ code, language }) => ({
    expected: `the wording in ${language}, exactly as in the file`,
    found: `no field “${code}:”`,
    advice: `Add “${code}:” with the wording that this translates.`,
  }),
  'text-not-in-content': ({ text, changed }) => ({
    expected: 'a wording that is still in the content',
    found: `“${text}”`,
    advice: changed
      ? `It now says “${changed}”. npm run translations writes that here and keeps the translations until they are confirmed; until then the page shows the first language.`
      : 'The content no longer has it: delete the entry.',
  }),
  'digits-of-another-script': ({ found, meant }) => ({
    expected: 'Latin digits, which the site shows in this language',
    found: `“${found}”`,
    advice: `Write ${meant}. To show the digits of this script everywhere, look up “digits:” in content/README.md.`,
  }),
  'split-word': ({ found, meant }) => ({
    expected: `“${meant}”, in one piece`,
    found: `“${found}”`,
    advice: 'Write it without the space. A line break counts as a space: break the line between two words.',
  }),
  'term-not-in-glossary': ({ term, words }) => ({
    expected: inGlossary(words),
    found: `“${term}” in other words`,
    advice: 'Use the word of the glossary, or add the other one to it.',
  }),
  'avoided-word': ({ word, instead }) => ({
    expected: inGlossary(instead),
    found: `“${word}”`,
    advice: 'Use the word of the glossary, or remove this one from the list “avoided:” there.',
  }),
};

function difference({ missing, added }: SignsNotKept): string {
  return [missing.length > 0 && `no ${missing.join(', ')}`, added.length > 0 && `${added.join(', ')} besides`]
    .filter(Boolean)
    .join('; ');
}

function inGlossary(words: readonly string[]): string {
  return `“${words.join('” or “')}”, as content/glossary.yaml has it`;
}
