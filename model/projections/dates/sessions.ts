/** A session as texts mention it: `2026-27`, `2026–2027`. */
export interface MentionedSession {
  text: string;
  /** Year in which it begins. */
  from: number;
}

/** The sessions that a text mentions. */
export function sessionsIn(text: string): MentionedSession[] {
  return [...text.matchAll(/\b(20\d\d)[-–](?:20)?(\d\d)\b(?!-)/g)]
    .map(([session, from = '', to = '']) => ({ text: session, from: Number(from), to: Number(to) }))
    .filter(({ from, to }) => (from + 1) % 100 === to);
}
