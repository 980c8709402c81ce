/** Most lists and pages can have this field. */
export const searchWords = {
  label: 'Search words',
  help: 'Other words that parents type to find it, in each language. The search already knows spelling mistakes, and Marathi in English letters.',
  example: 'charges, cost',
  shown: 'Nowhere: the search uses them',
};
