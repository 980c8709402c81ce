import { crc32 } from 'node:zlib';
import type { FieldOption, FormDefinition, FormField } from '../../../forms/form-definition';
import type { Stage } from '../../../forms/stages';
import type { ServerContent } from '../../../model/projections/server-content';
import type { Language } from '../../../words/languages';
import type { Reader, SpoolDatabase } from './database';

/** Everything that a form has ever been, in a language, the newest first: for reading what families sent when it was different. */
export interface PastForm {
  /** With each question and answer that it has ever had. */
  form: FormDefinition;
  stages: readonly Stage[];
  /** Names of the questions that have ever been in its summary. */
  summary: readonly string[];
}

type InLanguages = Partial<Record<Language, PastForm>>;
type FormsOfSchool = Pick<ServerContent, 'formsIn' | 'stagesIn'>;

/** Must run in a commit. */
export function rememberForms(database: SpoolDatabase, content: FormsOfSchool): void {
  for (const [id, forms] of formsById(content)) store(database, id, forms, read(database, id));
}

/** Adds what a form was in a damaged database. Must run in a commit. @param definitions as stored */
export function recallForm(database: SpoolDatabase, id: string, definitions: unknown): void {
  store(database, id, read(database, id), parse(definitions));
}

function store(database: SpoolDatabase, id: string, newer: InLanguages, older: InLanguages): void {
  const known = Object.entries(newer).map(([language, form]) => [language, merge(form, older[language as Language])]);
  const merged = JSON.stringify({ ...older, ...Object.fromEntries(known) });
  if (merged !== JSON.stringify(read(database, id)))
    database.change(
      'INSERT OR REPLACE INTO pastForm (form, definitions) VALUES (?, ?)',
      id,
      `${crc32(merged)} ${merged}`,
    );
}

/** @returns `undefined` if the form is unknown */
export function pastForm(reader: Reader, id: string, language?: Language): PastForm | undefined {
  const past = read(reader, id);
  return (language && past[language]) ?? Object.values(past)[0];
}

function formsById({ formsIn, stagesIn }: FormsOfSchool): Map<string, InLanguages> {
  const byId = new Map<string, InLanguages>();
  for (const language of Object.keys(formsIn) as Language[])
    for (const form of formsIn[language] ?? []) {
      const stages = new Map(Object.entries(stagesIn[language] ?? {})).get(form.id) ?? [];
      byId.set(form.id, { ...byId.get(form.id), [language]: { form, stages, summary: form.summary } });
    }
  return byId;
}

function read(reader: Reader, id: string): InLanguages {
  return parse(reader.row('SELECT definitions FROM pastForm WHERE form = ?', id)?.definitions);
}

/** @returns nothing of a text that a disk error has changed: the forms of today are stored again */
function parse(stored: unknown): InLanguages {
  const [, checksum, text = ''] = /^(\d+) (.*)$/s.exec(String(stored)) ?? [];
  return checksum === String(crc32(text)) ? (JSON.parse(text) as InLanguages) : {};
}

function merge({ form, stages, summary }: PastForm, past: PastForm | undefined): PastForm {
  if (!past) return { form, stages, summary };
  const fields = form.fields.map((field) => withPastOptions(field, past.form.fields));
  return {
    form: { ...form, fields: [...fields, ...missingIn(fields, past.form.fields, ({ name }) => name)] },
    stages: [...stages, ...missingIn(stages, past.stages, ({ id }) => id)],
    summary: [...new Set([...summary, ...past.summary])],
  };
}

function withPastOptions(field: FormField, past: readonly FormField[]): FormField {
  const before = past.find(({ name }) => name === field.name);
  if (field.kind !== 'select' || before?.kind !== 'select') return field;
  const valueOf = ({ value }: FieldOption) => value;
  return { ...field, options: [...field.options, ...missingIn(field.options, before.options, valueOf)] };
}

function missingIn<Item>(items: readonly Item[], others: readonly Item[], key: (item: Item) => string): Item[] {
  const known = new Set(items.map(key));
  return others.filter((other) => !known.has(key(other)));
}
