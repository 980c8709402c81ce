import { isAlias, isNode, visit } from 'yaml';
import type { FieldsOfFile } from '../places/content-place';
import type { BrokenRule } from './content-error';

/** Why the fields of a file can’t be read; `undefined` if they can. */
export function unreadableYaml(fields: FieldsOfFile): (BrokenRule & { line: number }) | undefined {
  const { document, source, lineAt } = fields;
  // The first mistake confuses the parser, so later errors are often wrong.
  const [error] = [...document.errors, ...document.warnings];
  const position = error?.pos[0] ?? positionOfSign(fields);
  if (position === undefined) return undefined;
  const line = lineAt(position);
  const text = source.split('\n')[line - lineAt(0)] ?? '';
  if (/^ *\t/.test(text)) return { line, rule: 'tab', values: { line } };
  if (error?.code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s.*:(\s|$)/.test(text))
    return { line, rule: 'colon-without-quotes', values: { line } };
  // After the message, the library repeats the line.
  const problem =
    error?.message.replace(/ at line \d[^]*/, '') ?? 'A text that begins with &, * or ! needs quotation marks';
  return { line, rule: 'unreadable', values: { line, problem: [problem, text.trim()].filter(Boolean).join(': ') } };
}

/** Signs that silently change a text: YAML reads `&Independence Day` as “Day”, and `! Attention` as “Attention”. */
function positionOfSign({ document }: FieldsOfFile): number | undefined {
  let position: number | undefined;
  visit(document, (_, node) => {
    if (!isNode(node) || !(isAlias(node) || node.tag || ('anchor' in node && node.anchor))) return undefined;
    position = node.range?.[0] ?? 0;
    return visit.BREAK;
  });
  return position;
}
