/** `A, B and C`: as a script of a page can say it too, whatever lists its browser knows. @param and the word before the last */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
