/** Groups rows by a key; each group is where its first row was. */
export function groupsOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): { key: string; rows: Row[] }[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([key, ofGroup]) => ({ key, rows: ofGroup }));
}
