/** The classes of a school, by their numbers. */
export interface OfferedClasses {
  /** Number of the lowest class, 1 to 12; 0 if all classes are before class 1. */
  lowest: number;
  highest: number;
  /** Whether it has classes before class 1. */
  hasBeforeFirst: boolean;
}

/** A text of the starter about classes, reduced to the classes of the school. */
export interface TextAmongClasses {
  text: string;
  /** The first and the last class that the text names. */
  some?: readonly [number, number];
}

const roman: Readonly<Record<string, number>> = { X: 10, XII: 12 };

/**
 * `classes 6 to 8 (at most 35)` → `classes 6 to 7 (at most 35)` if the school ends with class 7. A norm in brackets doesn’t
 * change.
 *
 * @param text in English, from the starter or a list
 * @returns `undefined` if the school has none of the text’s classes
 */
export function amongClasses(
  text: string,
  { lowest, highest, hasBeforeFirst }: OfferedClasses,
): TextAmongClasses | undefined {
  if (/before class 1$/i.test(text)) return hasBeforeFirst ? { text } : undefined;
  const isOffered = (number: number) => lowest <= number && number <= highest;
  if (/\bboard (examinations|results)\b/i.test(text))
    return Object.values(roman).some(isOffered) ? { text } : undefined;
  const [subject = '', ...norm] = text.split(/(?= \()/);
  const [, board = ''] = /\bclass (XI?I?)\b/.exec(subject) ?? [];
  if (board && !isOffered(roman[board] ?? 0)) return undefined;
  const [, untilOfNorm] = /\bup to class \d+.* to (\d+)\)/.exec(norm.join('')) ?? [];
  if (untilOfNorm && (highest === 0 || lowest > Number(untilOfNorm))) return undefined;
  const [range, first, last] = /(\d+) to (\d+)/.exec(subject) ?? [];
  if (!range) return { text };
  const [from, to] = [Math.max(Number(first), lowest), Math.min(Number(last), highest)];
  if (from > to) return undefined;
  const limited = subject.replace(range, from === to ? `${from}` : `${from} to ${to}`);
  return { text: [limited.replace(/\bclasses (?=\d+$)/, 'class '), ...norm].join(''), some: [from, to] };
}
