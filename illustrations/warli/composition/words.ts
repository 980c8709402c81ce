const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** Numbers as a person would write them: "five", "32". */
export const counted = (count: number): string => small[count] ?? String(count);

/** "one child", "five children". */
export const count = (amount: number, one: string, many: string): string =>
  `${counted(amount)} ${amount === 1 ? one : many}`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const words = (text: string) => text.split(/\s+/).length;

/** The main story and, while a listener still wants to hear it, one or two that go on beside it. At most 20 words. */
export function told(main: string, beside: readonly string[]): string {
  const parts = [main];
  for (const tale of beside) {
    if (parts.length > 2 || words(main) > 13) break;
    if (words([...parts, tale].join(' ')) > 19) continue;
    parts.push(tale);
  }
  const [first = main, ...rest] = parts;
  return `${capitalised(first)}${rest.length === 0 ? '' : `; ${rest.join(' and ')}`}.`;
}
