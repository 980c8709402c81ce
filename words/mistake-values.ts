/** Notations of a text, each of them a rule. */
export const formats = [
  'phone',
  'pin',
  'day',
  'time',
  'weekdays',
  'colour',
  'email',
  'web-address',
  'site-address',
  'old-address',
  'photo-file',
  'pdf-file',
  'photo-folder',
  'slug',
  'question-name',
  'template-name',
  'class-id',
  'capital-letter',
  'line',
  'sample-mark',
] as const;

export type Format = (typeof formats)[number];

/** Kinds of values, by their names in zod. `fields` is a whole file. */
export type ValueKind = 'string' | 'number' | 'int' | 'array' | 'object' | 'record' | 'boolean' | 'fields';

export type Choice = string | number | boolean;

/** The name of a choice in the list from which it is chosen. */
export function nameOfChoice(choices: Readonly<Record<string, string | undefined>>, choice: string): string {
  return choices[choice] ?? choice;
}

/** The label of a field, as a clerk knows it. */
export function labelOfField(fields: Readonly<Record<string, { label: string } | undefined>>, field: string): string {
  return fields[field]?.label ?? field;
}

/** A value of another kind than the field has. */
export interface WrongKind {
  kind: ValueKind;
  found: unknown;
  /** A correct value that was probably meant. */
  meant?: string | undefined;
}

/** Whether YAML has read a text as something else, because it has no quotation marks. */
export function isMisread(found: unknown): boolean {
  return (
    (typeof found === 'object' && !Array.isArray(found)) || typeof found === 'number' || typeof found === 'boolean'
  );
}

/** A size outside its limits. */
export interface WrongSize {
  found: unknown;
  limit: number;
  unit: 'letters' | 'entries' | 'number';
  /** Whether the limit itself is allowed; `exactly` if nothing else is. */
  bound: 'included' | 'excluded' | 'exactly';
}

/** By how much a text or a list is too small or too big. */
export function differenceOf({ found, limit }: Pick<WrongSize, 'found' | 'limit'>): number {
  return Math.abs((found as string | unknown[]).length - limit);
}

/** Builds what is said about each format. */
export function forFormats(
  words: Readonly<Record<Format, string>>,
  say: (words: string) => (values: { meant?: string | undefined }) => string,
): Record<Format, (values: { meant?: string | undefined }) => string> {
  return Object.fromEntries(formats.map((format) => [format, say(words[format])])) as never;
}
