import { type Document, isPair, isScalar, isSeq, visit } from 'yaml';
import type { ContentPath } from '../../concepts/fields';
import type { ContentMistake } from '../words/content-error';

/** A text in curly quotation marks, as Word makes them, where YAML knows the straight ones alone: visitors would see them. */
export interface CurlyQuoted extends Pick<ContentMistake, 'expected' | 'found' | 'advice'> {
  at: ContentPath;
}

/** Texts that stand in curly quotation marks as a whole and in no others. */
export function curlyQuoted(document: Document): CurlyQuoted[] {
  const quoted: CurlyQuoted[] = [];
  visit(document, {
    Scalar(key, { type, value }, parents) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string') return;
      const meant = withoutCurlyQuotes(value);
      if (meant === value) return;
      quoted.push({
        at: pathTo([...parents.filter((each) => !isScalar(each))], key),
        expected: 'straight quotation marks, or none: curly ones are shown to visitors',
        found: value,
        advice: `Write "${meant}". If visitors should see the quotation marks, write "${value}".`,
      });
    },
  });
  return quoted;
}

/** `“Std 5”` → `Std 5`; a text with others inside is left as it is. */
export function withoutCurlyQuotes(text: string): string {
  return text.replace(/^[“”„‘]([^"“”„‘]+?)[“”’"']$/, '$1');
}

function pathTo(parents: readonly unknown[], key: unknown): ContentPath {
  return parents.flatMap((parent, index): ContentPath => {
    if (isPair(parent) && isScalar(parent.key)) return [String(parent.key.value)];
    if (!isSeq(parent)) return [];
    const next = parents[index + 1];
    return [next === undefined ? Number(key) : parent.items.indexOf(next)];
  });
}
