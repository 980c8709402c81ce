import type { Document } from 'yaml';
import type { ContentPath } from '../../concepts/fields';
import { textsIn } from '../places/content-place';
import type { Explanation } from '../words/content-error';

/** A text in Word’s curly quotation marks. YAML knows only straight ones, so visitors would see them. */
export interface CurlyQuoted extends Explanation {
  at: ContentPath;
}

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

/** `“Std 5”` → `Std 5`. Does not change texts with further quotation marks. */
export function withoutCurlyQuotes(text: string): string {
  return text.replace(/^[“”„‘]([^"“”„‘]+?)[“”’"']$/, '$1');
}
