/** Why an answer cannot be taken, and what to write instead. */
export class BadAnswer extends Error {
  override name = 'BadAnswer';
}
