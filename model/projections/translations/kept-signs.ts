import type { SignsNotKept } from '../../../words/kept-signs';

/** Parts of a text that every translation must repeat unchanged. */
const KEPT = {
  facts: /\{\{?[^{}]*\}?\}/g,
  links: /\]\([^)]*\)/g,
};

/** Kinds of placeholders or links that differ between a text and its translation. */
export function signsNotKept(source: string, translation: string): SignsNotKept[] {
  return (['facts', 'links'] as const).flatMap((kind) => {
    const sign = KEPT[kind];
    const [ofSource, ofTranslation] = [all(source, sign), all(translation, sign)];
    const missing = difference(ofSource, ofTranslation);
    const added = difference(ofTranslation, ofSource);
    return missing.length + added.length > 0 ? [{ kind, missing, added }] : [];
  });
}

/** Whether a translation has the placeholders and links of a text. */
export function fits(source: string, translation: string): boolean {
  return signsNotKept(source, translation).length === 0;
}

function all(text: string, sign: RegExp): string[] {
  return [...text.matchAll(sign)].map(([found]) => found.replace(/\s/g, '').replace(/^\]/, ''));
}

function difference(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set(some)].filter((each) => !others.includes(each));
}
