/** What a table shows where it has nothing to say; `tableWordsIn` has what a screen reader says in its place. */
export const emptyCell = '–';
