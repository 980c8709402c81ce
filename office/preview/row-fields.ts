import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementsOf, textOf } from '../../app/render/tree';
import { inputOf } from '../../model/concepts/input-of';
import { fieldsOfFile } from '../../model/concepts/registry';
import type { SiteContent } from '../../model/concepts/site-content';
import { formatDay, shortDate, shortDay } from '../../model/projections/dates/dates';
import { addressOf } from '../../model/projections/fields/field-places';
import { inLatinDigits } from '../../words/digits';
import type { Language } from '../../words/languages';
import type { ShownFields } from './marked-html';

/** A value that pages format, such as a fee or a day. */
interface FormattedValue {
  address: string;
  isIn: (text: string, language: Language) => boolean;
}

/** Inputs whose values pages format. */
const NUMBERS = ['number', 'rupees', 'year'];

/**
 * Finds the fields of numbers and days, which can't have marks, by the entry whose texts are in the same row or list item. A row shows
 * the field that names its entry.
 */
export function addRowFields(
  page: Tree.Document,
  fields: ShownFields,
  values: ReadonlyMap<string, FormattedValue[]>,
  language: Language,
) {
  const rows = elementsOf(page, ({ tagName }) => tagName === 'head').filter(
    ({ tagName }) => tagName === 'tr' || tagName === 'li' || tagName === 'dl',
  );
  for (const row of rows.toReversed()) {
    const inside = elementsOf(row);
    const [named] = inside.flatMap((each) => fields.get(each) ?? []);
    if (!named) continue;
    const rest = [...(values.get(entryOf(named)) ?? [])];
    for (const cell of inside) {
      if (rest.length === 0) break;
      if (!isAlone(cell) || fields.has(cell)) continue;
      const text = plainText(cell);
      const index = rest.findIndex((value) => value.isIn(text, language));
      if (index >= 0) fields.set(cell, [rest.splice(index, 1)[0]!.address]);
    }
    if (row.tagName === 'tr' && !fields.has(row)) fields.set(row, [named]);
  }
}

/** Entry → its numbers and days. */
export function formattedValues({ files }: Pick<SiteContent, 'files'>): ReadonlyMap<string, FormattedValue[]> {
  const values = new Map<string, FormattedValue[]>();
  for (const read of files) {
    for (const { schema, value, at } of fieldsOfFile(read)) {
      const input = inputOf(schema) ?? '';
      const isNumber = typeof value === 'number' && NUMBERS.includes(input);
      if (!isNumber && !(typeof value === 'string' && input === 'date')) continue;
      const address = addressOf({ file: read.file, at });
      const isIn = isNumber ? hasNumber(value) : hasDay(value as string);
      for (const entry of entriesAround(address)) values.set(entry, [...(values.get(entry) ?? []), { address, isIn }]);
    }
  }
  return values;
}

/** `facts/classes.yaml:classes/4/fees/yearly` → `facts/classes.yaml:classes/4`. */
export function entryOf(address: string): string {
  return /^(.*\/\d+)(?:\/.*)?$/.exec(address)?.[1] ?? address.replace(/\/[^/]*$/, '');
}

function entriesAround(address: string): string[] {
  const parts = address.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((each) => entryOf(each) === each);
}

/** Whether an element has a text of its own. */
function isAlone({ childNodes }: Tree.Element): boolean {
  return childNodes.some((node) => node.nodeName === '#text' && /\p{N}/u.test((node as Tree.TextNode).value));
}

function plainText(element: Tree.Element): string {
  return inLatinDigits(textOf(element)).replace(/\s+/g, ' ').trim();
}

function hasNumber(value: number): FormattedValue['isIn'] {
  return (text) =>
    [...text.matchAll(/\d+(?:,\d+)*(?:\.\d+)?/g)].some(([each]) => Number(each.replaceAll(',', '')) === value);
}

function hasDay(day: string): FormattedValue['isIn'] {
  return (text, language) =>
    [formatDay, shortDate, shortDay].some((write) =>
      text.includes(inLatinDigits(write(day, language)).replace(/\s+/g, ' ')),
    );
}
