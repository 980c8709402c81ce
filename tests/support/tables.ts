/** A section of docs/benchmarks.md. */
export interface Section {
  title: string;
  /** Markdown below the heading. */
  text: string;
}

type Cell = string | number;

/** Writes a Markdown table. @param align the alignment of all columns but the first */
export function table(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  align: 'left' | 'right' = 'right',
): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 || align === 'left' ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

export function milliseconds(ms: number): string {
  return String(Math.round(ms));
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
