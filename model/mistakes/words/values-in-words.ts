import { counted } from '../../../words/counted';

/** Our own message about a field, without “must be”; `undefined` for zod’s messages, which are for programmers. */
export function example(message: string): string | undefined {
  return /^must (be|name) /.test(message) ? message.replace(/^must (be|name) /, '') : undefined;
}

export function inUnit(count: number, origin: string): string {
  if (origin === 'array') return counted(count, 'entry', 'entries');
  if (origin === 'string') return counted(count, 'letter');
  return String(count);
}

export function kindInWords(kind: string): string {
  const kinds: Record<string, string> = {
    string: 'a text',
    number: 'a number in digits, without commas or a currency sign',
    int: 'a whole number in digits, without commas',
    array: 'a list: lines that begin with “- ”',
    object: 'an entry with fields: lines like “name: value”',
    record: 'an entry with fields: lines like “name: value”',
    boolean: 'true or false',
  };
  return kinds[kind] ?? kind;
}

export function show(value: unknown, written?: string): string {
  if (value === null || value === undefined || (typeof value === 'string' && !value.trim())) return 'nothing';
  if (Array.isArray(value)) return `a list of ${inUnit(value.length, 'array')}`;
  if (typeof value === 'object') return `an entry with ${Object.keys(value).join(', ') || 'no fields'}`;
  const text =
    typeof value === 'string' ? `“${value.trim().replace(/\s+/g, ' ')}”` : (written ?? JSON.stringify(value));
  return text.length > 80 ? `${text.slice(0, 77)}…”` : text;
}
