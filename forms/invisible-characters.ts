/**
 * Characters that pasted text contains and that people can't see or delete: direction marks, which phones put around a
 * contact's number, zero-width spaces, soft hyphens, byte order marks, marks of annotations, control characters. Not the joiners (U+200C, U+200D),
 * which Indian scripts and emoji need, nor tabs and line ends.
 */
export const INVISIBLE = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\u00ad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** A number or date as a plain keyboard types it: no-break spaces become spaces, dashes become hyphens. */
export function plainlyTyped(text: string): string {
  return withoutInvisible(text.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}
