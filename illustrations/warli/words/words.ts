/** What a language says of the drawings. */
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
   * What is drawn, for people who do not see it, by what it is called in English. Each `{}` is a number of more than one.
   * A description is a phrase or several, joined by semicolons.
   */
  phrases: Readonly<Record<string, string>>;
}
