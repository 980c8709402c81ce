/** The texts of the drawings in a language. */
export interface WorldWords {
  /** Footer credit for the drawings. */
  colophon: string;
  /** Names of the numbers from 0. Larger numbers are written in digits. */
  numbers: readonly string[];
  /** Word between two clauses. */
  and: string;
  /** Full stop of the language. */
  stop: string;
  /**
   * English phrase → its translation, for people who don't see the drawing. Each `{}` is a number above one. A
   * description is one or more phrases, joined by semicolons.
   */
  phrases: Readonly<Record<string, string>>;
}
