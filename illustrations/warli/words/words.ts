/** The texts of the drawings in a language. */
export interface WorldWords {
  /** At the foot of each page. */
  colophon: string;
  /** From 0. Greater numbers are written in digits. */
  numbers: readonly string[];
  /** Joins two clauses. */
  and: string;
  /** Ends a sentence. */
  stop: string;
  /**
   * English phrase → its translation, for people who don't see the drawing. Each `{}` is a number above one. A
   * description is one or more phrases, joined by semicolons.
   */
  phrases: Readonly<Record<string, string>>;
}
