const roman: Readonly<Record<string, number>> = { X: 10, XII: 12 };

/**
 * What a text of the starter says of classes, for a school that has only some of them: `classes 6 to 8 (at most 35)` →
 * `classes 6 to 7 (at most 35)` if its highest is the seventh. What stands in brackets is a norm, and stays.
 *
 * @param labels the classes of the school, from the lowest to the highest
 * @returns `undefined` where the school has none of the classes that the text is about
 */
export function amongClasses(text: string, labels: readonly string[]): string | undefined {
  const numbers = labels.flatMap((label) => (/\d+$/.exec(label) ?? []).map(Number));
  if (/before class 1$/i.test(text)) return numbers.length < labels.length ? text : undefined;
  const [low = 0, high = 0] = [numbers[0], numbers.at(-1)];
  const [subject = '', ...norm] = text.split(/(?= \()/);
  const [, board = ''] = /\bclass (XI?I?)\b/.exec(subject) ?? [];
  if (board && !numbers.includes(roman[board] ?? 0)) return undefined;
  let hasSome = true;
  const told = subject.replace(/(\d+) to (\d+)/, (_, first: string, last: string) => {
    const [from, to] = [Math.max(Number(first), low), Math.min(Number(last), high)];
    hasSome = from <= to;
    return from === to ? `${from}` : `${from} to ${to}`;
  });
  return hasSome ? [told.replace(/\bclasses (?=\d+$)/, 'class '), ...norm].join('') : undefined;
}

/** The classes that write tests together, as the school calls them: `Std 1 to 5`. */
export function groupsAmong(groups: readonly string[], labels: readonly string[]): string[] {
  const word = labels.find((label) => /\d$/.test(label))?.replace(/\d+$/, '');
  const own = groups.flatMap((group) => amongClasses(group, labels)?.replace(/^\D*/, word ?? '') ?? []);
  if (own.length > 0) return own;
  // A school of small children.
  return [[...new Set([labels[0], labels.at(-1)])].join(' to ')];
}
