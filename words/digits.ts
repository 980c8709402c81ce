/**
 * Shows a text in the digits of a script: `इयत्ता 5` → `इयत्ता ५`. Words with Latin letters keep their digits, since they are addresses, file names or codes.
 *
 * @param numberingSystem of CLDR, for example `deva`; `undefined` for Latin digits
 */
export function inDigits(text: string, numberingSystem: string | undefined): string {
  if (!numberingSystem) return text;
  const digits = new Intl.NumberFormat(`en-u-nu-${numberingSystem}`, { useGrouping: false });
  return text.replace(/\S+/g, (word) =>
    /[a-z]/i.test(word) ? word : word.replace(/\d/g, (digit) => digits.format(Number(digit))),
  );
}

/** Shows all texts in an object, and all texts that its functions return, in the digits of a script. */
export function allInDigits<Said>(said: Said, numberingSystem: string | undefined): Said {
  const shown = (each: unknown): unknown => {
    if (typeof each === 'string') return inDigits(each, numberingSystem);
    if (typeof each === 'function')
      return (...values: unknown[]) => shown((each as (...of: unknown[]) => unknown)(...values));
    if (Array.isArray(each)) return each.map(shown);
    if (each && typeof each === 'object')
      return Object.fromEntries(Object.entries(each).map(([key, value]) => [key, shown(value)]));
    return each;
  };
  return numberingSystem ? (shown(said) as Said) : said;
}

/** Converts digits of any script to Latin ones, `९८७६५` → `98765`. Unicode arranges the ten digits of a script in sequence. */
export function inLatinDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
