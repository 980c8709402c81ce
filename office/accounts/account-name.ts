/** Limit of a name, in code points. */
const maxNameLength = 40;

/**
 * Tidies a name for an account: NFC, single spaces.
 *
 * @returns `undefined` if it has no letter, is too long, or has characters that can't be seen. Bidi controls would let a name display as
 *   another one in the history.
 */
export function accountName(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
  // Devanagari needs the joiners U+200C and U+200D, as in गोऱ्‍हे.
  const isPlain = !/[\p{C}\p{Zl}\p{Zp}]/u.test(name.replace(/[\u200C\u200D]/gu, ''));
  return isPlain && /\p{L}/u.test(name) && [...name].length <= maxNameLength ? name : undefined;
}

/** The form of a name by which accounts are found: without case, width and joiners. */
export function accountKey(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u200C\u200D]/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}
