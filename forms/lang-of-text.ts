import type { SpokenPart } from './form-definition';

/** `lang` attribute for an untranslated text of a form. */
export function langOfText({ untranslated }: SpokenPart, text: string): { lang: string } | undefined {
  return untranslated?.texts.includes(text) ? { lang: untranslated.lang } : undefined;
}
