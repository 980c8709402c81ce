import { readFileSync, writeFileSync } from 'node:fs';
import { formatMarkdown } from './format-markdown';

/** A table as Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, head.map(() => '---'), ...rows];
  return cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}

/** A Markdown file with a table in the place that names the command which writes it. */
async function withTable(file: string, command: string, table: string): Promise<string> {
  const [begin, end] = [`<!-- ${command} -->`, '<!-- end of the table -->'];
  const text = readFileSync(file, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${file} has no “${begin}” with “${end}” below it.`);
  return formatMarkdown(`${before}${begin}\n\n${table}\n\n${end}${after}`);
}

/** Puts a table into the docs. */
export async function writeTable(file: string, command: string, table: string): Promise<void> {
  writeFileSync(file, await withTable(file, command, table));
}
