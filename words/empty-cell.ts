/** Content of an empty table cell. `tableWordsIn` has the text for screen readers. */
export const emptyCell = '–';
