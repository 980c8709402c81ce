import type { Document } from 'yaml';
import type { ContentPath } from '../../concepts/fields';
import { textsIn } from '../places/content-place';
import type { BrokenRule } from '../words/content-error';

/** Finds texts in Word’s curly quotation marks. YAML knows only straight ones, so visitors would see them. */
export function curlyQuoted(document: Document): (BrokenRule & { at: ContentPath })[] {
  return textsIn(document).flatMap(({ at, text, type }) => {
    const meant = withoutCurlyQuotes(text);
    if (type !== 'PLAIN' || meant === text) return [];
    return { at, rule: 'curly-quotes', values: { text, meant } };
  });
}

/** Removes curly quotation marks around a text, `“Std 5”` → `Std 5`, unless there are further ones inside. */
function withoutCurlyQuotes(text: string): string {
  return text.replace(/^[“”„‘]([^"“”„‘]+?)[“”’"']$/, '$1');
}
