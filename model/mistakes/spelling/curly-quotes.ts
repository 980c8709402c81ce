import type { Document } from 'yaml';
import type { ContentPath } from '../../concepts/fields';
import { textsIn } from '../places/content-place';
import type { Explanation } from '../words/content-error';

/** A text in curly quotation marks, as Word makes them, where YAML knows the straight ones alone: visitors would see them. */
export interface CurlyQuoted extends Explanation {
  at: ContentPath;
}

/** Texts that stand in curly quotation marks as a whole and in no others. */
export function curlyQuoted(document: Document): CurlyQuoted[] {
  return textsIn(document).flatMap(({ at, text, type }) => {
    const meant = withoutCurlyQuotes(text);
    if (type !== 'PLAIN' || meant === text) return [];
    return {
      at,
      expected: 'straight quotation marks, or none: curly ones are shown to visitors',
      found: text,
      advice: `Write "${meant}". If visitors should see the quotation marks, write "${text}".`,
    };
  });
}

/** `“Std 5”` → `Std 5`; a text with others inside is left as it is. */
export function withoutCurlyQuotes(text: string): string {
  return text.replace(/^[“”„‘]([^"“”„‘]+?)[“”’"']$/, '$1');
}
