import { z } from 'zod';
import { withoutInvisible } from '../../forms/invisible-characters';
import type { Language } from '../../words/languages';
import { officeWordsIn } from '../../words/words';
import { inputOf } from '../../model/concepts/input-of';
import { figuresMeant, numberMeant, yearMeant } from '../../model/mistakes/spelling/meant-figures';
import { withoutStrayCharacters } from '../../model/mistakes/spelling/typed-characters';
import type { FieldPlace, Value } from '../../model/projections/fields/field-places';
import type { FormChoice } from './field-form';
import { asEdited, asWritten } from './typed-lines';

type Described = Pick<FieldPlace, 'field' | 'words' | 'value'>;

/**
 * The value that a person means by a text: a number, a telephone or a day in any notation and any digits, yes or no, a choice by its
 * name. A text that can't be meant so stays a text: then the field has a mistake.
 */
export function valueOf(
  { field, words, value }: Described,
  posted: string,
  language: Language,
  choices: readonly FormChoice[] = [],
): Value {
  const text = asTyped(posted);
  if (value !== null && postedValue({ field, value }) === text) return value;
  if (text === '') return field && !field.isOptional ? '' : null;
  const input = field && inputOf(field.schema);
  const { yes, no } = officeWordsIn[language];
  const lower = text.toLowerCase();
  const isYes = [yes, 'true'].includes(lower);
  const isNo = [no, 'false'].includes(lower);
  switch (input) {
    case 'number':
    case 'rupees':
    case 'year': {
      const digits = numberMeant(text);
      return digits === undefined ? text : Number(input === 'year' ? yearMeant(digits) : digits);
    }
    case 'yes-no':
      if (isNo && field?.schema instanceof z.ZodLiteral) return null;
      return isYes || (isNo ? false : text);
    case 'choice':
      return Object.entries(words?.choices ?? {}).find(([, name]) => name.toLowerCase() === lower)?.[0] ?? text;
    case 'phone':
    case 'pin':
      return figuresMeant(input, text) ?? text;
    case 'date':
      return figuresMeant('day', text) ?? text;
    default: {
      // Posted names have no invisible characters.
      const chosen = choices.find((each) => asTyped(each.value) === text)?.value;
      // A text of several lines ends with a line break, so that it is written as before.
      const end = typeof value === 'string' && value.endsWith('\n') ? '\n' : '';
      return chosen ?? textMeant({ field, value }, text) + end;
    }
  }
}

/** The text that a person means by a text or its translation, as files have it. @param current the translation that the file has */
export function textMeant(
  { field, value }: Pick<FieldPlace, 'field' | 'value'>,
  typed: string,
  current: string | null = null,
): string {
  const text = asTyped(typed);
  if (current !== null && postedValue({ field, value: current }) === text) return current;
  if (hasMarkdown(field)) return asWritten(text);
  return String(value).trim().includes('\n') ? text : inOneLine(text);
}

/** A value as controls of browsers post it, so that a form is changed only when somebody changes it. */
export function postedValue({ field, value }: Pick<FieldPlace, 'field' | 'value'>): string {
  const text = asTyped(String(value ?? ''));
  if (hasMarkdown(field)) return asEdited(text);
  const input = inputOf(field!.schema);
  // https://html.spec.whatwg.org/multipage/input.html#color-state-(type=color)
  if (input === 'colour' && /^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  return input === 'text' ? text : inOneLine(text);
}

function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Paragraphs, which have no field, and fields with Markdown. */
function hasMarkdown(field: FieldPlace['field']): boolean {
  return !field || field.text?.kind === 'markdown';
}

/** A text as it would be read from a file, without what people can't see. */
function asTyped(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').normalize('NFC');
  return withoutInvisible(withoutStrayCharacters(lines)).trim();
}
