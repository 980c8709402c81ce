import { z } from 'zod';
import { ownValue } from '../../forms/own-value';
import type { Language } from '../../words/languages';
import { officeWordsIn } from '../../words/words';
import type { Input } from '../../model/concepts/input';
import { inputOf } from '../../model/concepts/input-of';
import type { FieldPlace } from '../../model/projections/fields/field-places';
import { addressOfScreen } from '../../model/projections/pages/screen-address';
import { namedEntries } from '../../model/projections/fields/references';
import type { Files } from './draft';
import { nameInWords } from './filled-in';

/** What the form of a field has, by what a person enters. */
const inputs = {
  'long-text': 'long-text',
  number: 'number',
  rupees: 'number',
  year: 'number',
  phone: 'phone',
  email: 'email',
  'web-address': 'web-address',
  date: 'date',
  time: 'time',
  colour: 'colour',
} as const satisfies Partial<Record<Input, string>>;

export type FormInput = (typeof inputs)[keyof typeof inputs] | 'line' | 'choice';

export interface FormChoice {
  /** As a form posts it; empty for an absent value. */
  value: string;
  label: string;
}

type Described = Pick<FieldPlace, 'field' | 'words' | 'value' | 'file' | 'at'>;

export function formInput(place: Described, choices: readonly FormChoice[] | undefined): FormInput {
  if (choices) return 'choice';
  if (!place.field) return 'long-text';
  const input = inputOf(place.field.schema);
  return (input && inputs[input as keyof typeof inputs]) ?? 'line';
}

/** The values that a field can have, if there are few: those of its schema, and the names to which it can refer. */
export function choicesOf(place: Described, files: Files, language: Language): readonly FormChoice[] | undefined {
  const { field, words } = place;
  const choices = field && (choicesOfSchema(place, language) ?? namesFor(place, files, language));
  if (!choices) return undefined;
  return field.isOptional ? [{ value: '', label: words?.absent ?? '—' }, ...choices] : choices;
}

/** What others of the same list have, to be taken over: designations of the staff. */
export function suggestionsFor({ field }: Described, files: Files): readonly string[] | undefined {
  if (field?.names !== 'designation') return undefined;
  return [...new Set(namedEntries(files).flatMap(({ kind, name }) => (kind === 'designation' ? [name] : [])))];
}

function choicesOfSchema({ field, words }: Described, language: Language): FormChoice[] | undefined {
  const { schema } = field!;
  const { yes, no } = officeWordsIn[language];
  const input = inputOf(schema);
  if (input === 'yes-no') {
    const isOnlyYes = schema instanceof z.ZodLiteral;
    return [{ value: 'true', label: yes }, ...(isOnlyYes ? [] : [{ value: 'false', label: no }])];
  }
  if (input !== 'choice') return undefined;
  const values = schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? schema.values : [];
  return [...values].map(String).map((value) => ({ value, label: ownValue(words?.choices, value) ?? value }));
}

function namesFor({ field, file }: Described, files: Files, language: Language): FormChoice[] | undefined {
  const { refersTo, ifUnknown } = field!;
  if (!refersTo || ifUnknown) return undefined;
  if (refersTo === 'screen') return screensIn(files, language);
  if (['page', 'photo', 'photo-folder', 'scan', 'answer', 'list', 'language', 'designation'].includes(refersTo))
    return undefined;
  const names = namedEntries(files).filter(({ kind, within }) => kind === refersTo && (!within || within === file));
  const fileOf = new Map(names.map((each) => [each.name, each.file]));
  return [...fileOf].map(([value, of]) => ({ value, label: nameInWords(value, of, files, language) }));
}

function screensIn(files: Files, language: Language): FormChoice[] {
  return files
    .filter(({ kind }) => kind.startsWith('screen-'))
    .map(({ file, data }) => {
      const value = addressOfScreen(file);
      const { title } = (data ?? {}) as { title?: unknown };
      return { value, label: typeof title === 'string' ? nameInWords(title, file, files, language) : value };
    });
}
