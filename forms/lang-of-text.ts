import type { PartlyTranslated } from './form-definition';

/** `lang` attribute for an untranslated text of a form. */
export function langOfText({ untranslated }: PartlyTranslated, text: string): { lang: string } | undefined {
  return untranslated?.texts.includes(text) ? { lang: untranslated.lang } : undefined;
}
