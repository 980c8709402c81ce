/** A label as an answer follows it: with a colon, unless it ends in a mark of its own, a question mark or a danda for example. */
export function withColon(label: string): string {
  return /[\p{Sentence_Terminal}:…][\p{Pe}\p{Pf}"']*$/u.test(label) ? label : `${label}:`;
}
