import { formPromises } from './form-promises';
import { promises } from '../../server/live/promises';
import { table } from '../support/tables';

/** What a host does with the requests of one promise. */
export interface Result {
  /** For each request with a wrong answer: the request, and what was wrong. */
  problems: readonly string[];
  /** How the host keeps the promise, if visitors would be better off with another way. */
  lesser: readonly string[];
}

export interface Column {
  name: string;
  /** Promises that the host cannot keep: id → why. */
  gaps: Readonly<Record<string, string>>;
  /** Id of a promise → result. Promises without a request have none. */
  results: ReadonlyMap<string, Result>;
  /** Why the host could not be started; unset if it was. */
  untried?: string;
}

/** The table of hosts and promises, as Markdown. */
export function hostTable(columns: readonly Column[]): string {
  const rows = [...promises, ...formPromises].map(({ id, what }) => [
    what,
    ...columns.map((column) => cell(column, id)),
  ]);
  return table(['', ...columns.map(({ name }) => name)], rows, 'left');
}

function cell({ gaps, results, untried }: Column, id: string): string {
  if (untried !== undefined) return 'not tried';
  const result = results.get(id);
  if (!result) return '–';
  if (gaps[id] !== undefined) return gaps[id];
  if (result.problems.length > 0) return '**no**';
  return result.lesser.join(', ') || 'yes';
}
