/** `2026-27` or `2026–2027` in a text. */
export interface MentionedSession {
  text: string;
  /** First year. */
  from: number;
}

export function sessionsIn(text: string): MentionedSession[] {
  return [...text.matchAll(/\b(20\d\d)[-–](?:20)?(\d\d)\b(?!-)/g)]
    .map(([session, from = '', to = '']) => ({ text: session, from: Number(from), to: Number(to) }))
    .filter(({ from, to }) => (from + 1) % 100 === to);
}
