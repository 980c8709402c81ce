/** Deep enough for a list in any other, bulleted or numbered. */
const WORD_INDENT = '   ';

/**
 * Marks the items of lists with their signs, as `data-sign`. People refer to the sign of an item, and Markdown has only bullets and numbers, so
 * that `(a)` begins a line of a text.
 */
export function signsOf(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) item.dataset.sign = signOfItem(item);
  // Google Docs puts lists between the items of others.
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list);
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list" i]')) {
    const sign = signInWord(paragraph);
    if (sign !== undefined) paragraph.dataset.sign = sign;
  }
  // Items that were written as paragraphs.
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, div')) {
    const text = paragraph.firstChild;
    const found = text instanceof Text && /^\s*(?:[•●▪‣·]|(\d+[.)]))\s+/.exec(text.data);
    if (!found || paragraph.dataset.sign !== undefined) continue;
    paragraph.dataset.sign = found[1] ?? '-';
    text.data = text.data.slice(found[0].length);
  }
}

function signOfItem(item: HTMLLIElement): string {
  const list = item.parentElement;
  if (!(list instanceof HTMLOListElement)) return '-';
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  const number = item.hasAttribute('value') ? item.value : list.start + items.indexOf(item);
  const style = item.style.listStyleType || list.style.listStyleType || STYLES[list.getAttribute('type') ?? ''];
  return `${numberIn(style ?? '', number)}.`;
}

const STYLES: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** Letters begin at 1, and nobody counts items beyond 399. */
function numberIn(style: string, number: number): string {
  if (number < 1 || number > 399) return `${number}`;
  const [, size, kind] = /^(lower|upper)-(alpha|latin|roman)$/.exec(style) ?? [];
  const letters = kind === 'roman' ? roman(number) : kind ? latin(number) : undefined;
  return (size === 'upper' ? letters?.toUpperCase() : letters) ?? `${number}`;
}

function latin(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? latin(rest) : '') + String.fromCharCode(97 + ((number - 1) % 26));
}

function roman(number: number): string {
  const [value, letters] = ROMAN.find(([each]) => each <= number) ?? [1, ''];
  return letters && letters + roman(number - value);
}

const ROMAN = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

/** Lists of Word are paragraphs with a visible number or bullet. */
function signInWord(paragraph: HTMLElement): string | undefined {
  const level = /mso-list:[^;]*level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return undefined;
  const sign = [...paragraph.querySelectorAll('[style]')].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  );
  const text = sign?.textContent.trim() ?? '';
  sign?.remove();
  // Bullets are letters of other fonts, without a full stop.
  const isSign = /[\p{N}\p{L}]\p{M}*[.)]/u.test(text);
  return WORD_INDENT.repeat(Number(level) - 1) + (isSign ? text : '-');
}
