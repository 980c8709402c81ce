import { markdownTable } from '../support/table-in-docs';
import { formPromises } from '../../commands/check-live/forms';
import { promises } from '../../commands/check-live/promises';

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
export const docsCommand = 'npm run hosts -- --write';

/** The table of hosts and promises, as Markdown. */
export function hostTable(columns: readonly Column[]): string {
  const rows = [...promises, ...formPromises].map(({ id, what }) => [
    what,
    ...columns.map((column) => cell(column, id)),
  ]);
  return markdownTable(['', ...columns.map(({ name }) => name)], rows);
}

function cell({ asked, gaps, problems, lesser, untried }: Column, id: string): string {
  if (untried !== undefined) return 'not tried';
  if (!asked.has(id)) return '–';
  if (gaps[id] !== undefined) return gaps[id];
  if (problems.has(id)) return '**no**';
  return lesser.get(id)?.join(', ') ?? 'yes';
}
