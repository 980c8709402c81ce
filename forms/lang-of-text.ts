import type { SpokenPart } from './form-definition';

/** As attributes: the `lang` of a text of a part of a form where it is another than that of the page. */
export function langOfText({ untranslated }: SpokenPart, text: string): { lang: string } | undefined {
  return untranslated?.texts.includes(text) ? { lang: untranslated.lang } : undefined;
}
