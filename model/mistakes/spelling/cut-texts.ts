import type { z } from 'zod';
import { isScalar } from 'yaml';
import { type ContentPath, fieldsOf } from '../../concepts/fields';
import type { FieldsOfFile } from '../places/content-place';
import type { BrokenRule } from '../words/content-error';

/** Reports texts that a # cuts off, probably by mistake: YAML reads `Bus # 5` as “Bus”. */
export function cutTexts(
  schema: z.ZodType,
  data: unknown,
  { document, source }: FieldsOfFile,
): (BrokenRule & { at: ContentPath })[] {
  return fieldsOf(schema, data).flatMap(({ text, at }) => {
    const node = text && document.getIn(at, true);
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return [];
    const [note] = /^[ \t]+#.*/.exec(source.slice(node.range[1])) ?? [];
    if (!note) return [];
    return { at, rule: 'cut-text', values: { written: String(node.value), note } };
  });
}
