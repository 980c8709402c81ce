/** Explains why an answer can’t be used, and what to write instead. */
export class BadAnswer extends Error {
  override name = 'BadAnswer';
}
