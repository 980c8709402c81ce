/** Limit of a text in a form of the office, in letters as people type them: longer ones belong into a file. */
export const mostLetters = 50_000;
