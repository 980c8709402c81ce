/** Joins items to `A, B and C`. Some browsers lack the data of `Intl.ListFormat` for our languages. @param and word before the last item */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Joins items to `“A”, “B” and “C”`. */
export function quotedList(items: readonly string[], and: string): string {
  return listed(
    items.map((item) => `“${item}”`),
    and,
  );
}
