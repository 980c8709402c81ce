/**
 * Characters that come along with pasted text and that no person can see to remove: marks of reading direction, which phones
 * put around a contact's number, zero-width spaces, soft hyphens, byte order marks, control characters. Not the joiners
 * (U+200C, U+200D), with which Indian scripts and emoji are written, and neither tabs nor line ends.
 */
const INVISIBLE = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\u00ad\u200b\u2060-\u2064\ufeff]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** A number or a date as one types it on a plain keyboard: no-break spaces become spaces, every dash a hyphen. */
export function plainlyTyped(text: string): string {
  return withoutInvisible(text.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}
