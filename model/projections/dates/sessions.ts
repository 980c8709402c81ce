/** Finds sessions in a text, such as `2026-27` or `2026–2027`. @returns in `from`, the first year of the session */
export function sessionsIn(text: string): { text: string; from: number }[] {
  return [...text.matchAll(/\b(20\d\d)[-–](?:20)?(\d\d)\b(?!-)/g)]
    .map(([session, from = '', to = '']) => ({ text: session, from: Number(from), to: Number(to) }))
    .filter(({ from, to }) => (from + 1) % 100 === to);
}
