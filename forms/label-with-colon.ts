/** A label before its answer: with a colon, unless it ends in punctuation, such as a question mark or a danda. */
export function withColon(label: string): string {
  return /[\p{Sentence_Terminal}:…][\p{Pe}\p{Pf}"']*$/u.test(label) ? label : `${label}:`;
}
