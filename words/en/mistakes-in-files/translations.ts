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
    found: `${signs}, so that the page shows the first language`,
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
};
