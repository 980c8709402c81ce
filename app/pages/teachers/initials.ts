/** First letters of the first and the last name: “Mrs. Asha Kulkarni” → “AK”. Titles (with a full stop) do not count. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '' && !part.endsWith('.'));
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : undefined];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
