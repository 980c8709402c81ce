import type { Language } from '../../../words/languages';
import type { TranslatedText } from '../../concepts/translations';
import { linksIn } from '../markdown-links';
import type { SignsNotKept } from '../../../words/kept-signs';

/** Parts of a text that every translation must repeat unchanged. */
const KEPT = {
  facts: (text: string) => [...text.matchAll(/\{\{?[^{}]*\}?\}/g)].map(([found]) => found.replace(/\s/g, '')),
  // A placeholder is filled in before its link is read.
  links: (text: string) =>
    linksIn(text.replace(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}')).map(
      ({ target, isPicture }) => `${isPicture ? '!' : ''}(${target})`,
    ),
};

/** Kinds of placeholders or links that differ between a text and its translation. */
export function signsNotKept(source: string, translation: string): SignsNotKept[] {
  return (['facts', 'links'] as const).flatMap((kind) => {
    const [ofSource, ofTranslation] = [KEPT[kind](source), KEPT[kind](translation)];
    const missing = difference(ofSource, ofTranslation);
    const added = difference(ofTranslation, ofSource);
    return missing.length + added.length > 0 ? [{ kind, missing, added }] : [];
  });
}

/** Whether a translation has the placeholders and links of a text. */
export function fits(source: string, translation: string): boolean {
  return signsNotKept(source, translation).length === 0;
}

/** Whether visitors read a translation of a text; one of an earlier text must still fit. */
export function isShown(text: TranslatedText, source: string, language: Language): boolean {
  const translation = text[language];
  return Boolean(translation) && (!text.was?.[language] || fits(source, translation!));
}

function difference(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set(some)].filter((each) => !others.includes(each));
}
