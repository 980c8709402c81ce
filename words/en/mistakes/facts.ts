/** Mistakes in the facts: classes, fees, staff, calendar, committees, documents, privacy notices. */
export const factMistakes = {
  /** A fee without an amount would be a column of dashes. */
  'fee-without-amount': ({ fee }: { fee: string }) =>
    `No class pays “${fee}” yet. Give it one amount for all classes, or write the amount for each class.`,
};
