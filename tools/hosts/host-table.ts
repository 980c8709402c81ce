import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { formPromises } from './forms';
import { promises } from './promises';

/** What one host does of what is promised. */
export interface Column {
  name: string;
  /** Promises for which it was asked something: forms go through a host that passes them on. */
  asked: Set<string>;
  /** Promises that it cannot keep: id → why. */
  gaps: Readonly<Record<string, string>>;
  /** Promises that it does not keep: id → requests and what was wrong. */
  problems: Map<string, readonly string[]>;
  /** Promises that it keeps less well: id → how. */
  lesser: Map<string, readonly string[]>;
  /** Why it could not be started. */
  untried?: string;
}

export const docsFile = 'docs/deploying.md';
const [begin, end] = ['<!-- npm run hosts -- --write -->', '<!-- end of the table -->'];

/** The table of hosts and promises, as Markdown. */
export function hostTable(columns: readonly Column[]): string {
  const rows = [...promises, ...formPromises].map(({ id, what }) => [
    what,
    ...columns.map((column) => cell(column, id)),
  ]);
  const head = ['', ...columns.map(({ name }) => name)];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell({ asked, gaps, problems, lesser, untried }: Column, id: string): string {
  if (untried !== undefined) return 'not tried';
  if (!asked.has(id)) return '–';
  if (gaps[id] !== undefined) return gaps[id];
  if (problems.has(id)) return '**no**';
  return lesser.get(id)?.join(', ') ?? 'yes';
}

/** Puts the table into the docs. */
export async function writeTable(columns: readonly Column[]): Promise<void> {
  const text = readFileSync(docsFile, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${docsFile} has no “${begin}” with “${end}” below it.`);
  const settings = await resolveConfig(docsFile);
  const written = `${before}${begin}\n\n${hostTable(columns)}\n\n${end}${after}`;
  writeFileSync(docsFile, await format(written, { ...settings, filepath: docsFile }));
}
