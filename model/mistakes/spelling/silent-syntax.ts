import type { z } from 'zod';
import { isAlias, isCollection, isNode, isScalar, type Node, visit } from 'yaml';
import { type ContentPath, fieldsOf } from '../../concepts/fields';
import type { FieldsOfFile } from '../places/content-place';
import type { Explanation } from '../words/content-error';

/**
 * Reports anchors, aliases, tags, merge keys and directives of YAML. Content doesn't need them, and they silently change a text:
 * YAML reads `&Independence Day` as “Day”.
 */
export function silentSyntax(fields: FieldsOfFile): (Explanation & { line: number }) | undefined {
  const { document, source, lineAt } = fields;
  if (document.directives?.yaml.explicit) {
    const advice = 'Delete this line, and the line --- below it.';
    return { line: lineAt(0), expected: 'lines of the form “name: value”', found: source.split('\n')[0], advice };
  }
  let explanation: ReturnType<typeof silentSyntax>;
  visit(document, (key, node) => {
    if (!isNode(node) || !node.range || !hasSign(node, key)) return undefined;
    const [signs = ''] = SIGNS.exec(source.slice(0, node.range[0])) ?? [];
    const from = node.range[0] - signs.length;
    const [written = ''] = source.slice(from, node.range[1]).trim().split('\n');
    const isText = !isCollection(node) && key !== 'key' && !written.includes('"');
    explanation = {
      line: lineAt(from),
      expected: isText
        ? `quotation marks around a text that begins with ${written[0]}, which means something else without them`
        : 'every entry and every field written out: &, *, ! and << mean something else here',
      found: `“${written}”`,
      advice: isText ? `Write "${written}".` : 'Write the whole entry again where it is needed, and delete the sign.',
    };
    return visit.BREAK;
  });
  return explanation;
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
): (Explanation & { at: ContentPath })[] {
  return fieldsOf(schema, data).flatMap(({ text, at }) => {
    const node = text && document.getIn(at, true);
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return [];
    const [note] = /^[ \t]+#.*/.exec(source.slice(node.range[1])) ?? [];
    if (!note) return [];
    const written = String(node.value);
    return {
      at,
      expected: 'quotation marks around a text with # in it; a note for yourself on a line of its own',
      found: `“${written}”; visitors do not see “${note.trim()}”`,
      advice: `If it belongs to the text, write "${written}${note}". If not, move it to the line above.`,
    };
  });
}
