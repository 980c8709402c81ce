/** How many submissions of a form arrived, and what became of them. */
export interface Figures {
  /** The weeks' first days (Mondays in India, ISO dates), the oldest first, also those without submissions. */
  weeks: { monday: string; count: number }[];
  /** By choice, such as the class; stage id → number, where the first stage has an empty id. */
  choices: { value: string; count: number; byStage: Record<string, number> }[];
  /** Days until the first call, counted from midnight to midnight; the last two stand for 3 to 6 and for 7 or more; `undefined`: not called yet. */
  firstCalls: { days: number | undefined; count: number }[];
}

/** Number of submissions with the same values. */
export interface FigureRow {
  /** Number of the week, counted from 1970. */
  week: number;
  choice: string;
  stage: string;
  days: number | null;
  count: number;
}

export const dayMs = 24 * 60 * 60_000;
export const weekMs = 7 * dayMs;
/** India is 5½ hours ahead of UTC. */
export const toMidnightsMs = 5.5 * 60 * 60_000;
/** The Unix epoch was a Thursday. */
export const toMondaysMs = toMidnightsMs + 3 * dayMs;

const firstDays = [0, 1, 2, 3, 7];

export function toFigures(rows: readonly FigureRow[]): Figures {
  const byWeek = countBy(rows, ({ week }) => week);
  const weeks = [...byWeek.keys()];
  const first = Math.min(...weeks);
  const length = weeks.length === 0 ? 0 : Math.max(...weeks) - first + 1;
  // A clock that was set back may have made the call earlier than the arrival.
  const bucketOf = ({ days }: FigureRow) =>
    days === null ? undefined : firstDays.findLast((first) => first <= Math.max(days, 0));
  const byDays = countBy(rows, bucketOf);
  const byChoice = countBy(rows, ({ choice }) => choice);
  return {
    weeks: Array.from({ length }, (_, index) => ({
      monday: mondayOf(first + index),
      count: byWeek.get(first + index) ?? 0,
    })),
    choices: [...byChoice]
      .map(([value, count]) => ({ value, count, byStage: stagesOf(rows.filter(({ choice }) => choice === value)) }))
      .sort((one, other) => (one.value < other.value ? -1 : 1)),
    firstCalls: [...firstDays, undefined].map((days) => ({ days, count: byDays.get(days) ?? 0 })),
  };
}

function stagesOf(rows: readonly FigureRow[]): Record<string, number> {
  return Object.fromEntries(countBy(rows, ({ stage }) => stage));
}

function countBy<Key>(rows: readonly FigureRow[], keyOf: (row: FigureRow) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count);
  return counts;
}

function mondayOf(week: number): string {
  return new Date(week * weekMs - toMondaysMs + toMidnightsMs).toISOString().slice(0, 10);
}
