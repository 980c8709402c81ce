export const translationMistakes = {
  /** The old translation may no longer say what the changed text says. */
  'translation-to-confirm': ({ was, source }: { was: string; source: string }) =>
    `This translates the earlier text: ${was} It now reads: ${source} Confirm the translation, or correct it.`,
  /** A translation without the facts and links of its source would drop them from the page. */
  'outdated-translation-not-shown': (_: { signs: string }) =>
    'The text has changed, and this translation lacks some of its facts or links, or has others. Translate the text again.',
  /** There is nothing to confirm: a leftover that would keep the text on the list. */
  'earlier-text-unchanged': (_: { was: string }) => 'The text is the same as before. Confirm the translation.',
  'earlier-text-untranslated': (_: { was: string }) => 'This text has no translation yet. Translate it.',
};
