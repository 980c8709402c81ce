import type { z } from 'zod';
import { isAlias, isCollection, isNode, isScalar, type Node, visit } from 'yaml';
import { type ContentPath, fieldsOf } from '../../concepts/fields';
import type { FieldsOfFile } from '../places/content-place';
import type { BrokenRule } from '../words/content-error';

/**
 * Reports anchors, aliases, tags, merge keys and directives of YAML. Content doesn't need them, and they silently change a text:
 * YAML reads `&Independence Day` as “Day”.
 */
export function silentSyntax(fields: FieldsOfFile): (BrokenRule & { line: number }) | undefined {
  const { document, source, lineAt } = fields;
  if (document.directives?.yaml.explicit) {
    const line = lineAt(0);
    return { line, rule: 'unreadable', values: { line, found: source.split('\n')[0], problem: { kind: 'directive' } } };
  }
  let mistake: ReturnType<typeof silentSyntax>;
  visit(document, (key, node) => {
    if (!isNode(node) || !node.range || !hasSign(node, key)) return undefined;
    const [signs = ''] = SIGNS.exec(source.slice(0, node.range[0])) ?? [];
    const from = node.range[0] - signs.length;
    const [written = ''] = source.slice(from, node.range[1]).trim().split('\n');
    const isText = !isCollection(node) && key !== 'key' && !written.includes('"');
    const line = lineAt(from);
    mistake = {
      line,
      rule: 'unreadable',
      values: { line, found: `“${written}”`, problem: { kind: 'sign', isText, written } },
    };
    return visit.BREAK;
  });
  return mistake;
}

const SIGNS = /(?<![^\s,[{])(?:[!&]\S*\s*)+$/;

function hasSign(node: Node, key: unknown): boolean {
  if (isAlias(node) || node.tag) return true;
  return ('anchor' in node && Boolean(node.anchor)) || (key === 'key' && isScalar(node) && node.value === '<<');
}

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
