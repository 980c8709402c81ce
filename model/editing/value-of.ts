import { z } from 'zod';
import type { Language } from '../../words/languages';
import { contentWordsIn } from '../../words/words';
import { inputOf } from '../concepts/input-of';
import { figuresMeant, numberMeant } from '../mistakes/spelling/meant-figures';
import type { FieldPlace } from '../projections/fields/field-places';
import type { Value } from './change';
import { withoutSoftBreaks } from './soft-breaks';

type Described = Pick<FieldPlace, 'field' | 'words' | 'value'>;

/**
 * The value that a person means by a text: a number, a telephone or a day in any notation and any digits, yes or no, a choice by its
 * name. A text that can't be meant so stays a text: then the field has a mistake.
 */
export function valueOf({ field, words, value }: Described, posted: string, language: Language): Value {
  const text = asTyped(posted);
  // Forms don't keep the empty lines and spaces around a text, nor its soft breaks.
  const isSame = (one: string, other: string) => asPosted(field, asTyped(one)) === asPosted(field, asTyped(other));
  if (value !== null && isSame(text, String(value))) return value;
  if (text === '') return field && !field.isOptional ? '' : null;
  const input = field && inputOf(field.schema);
  const { yes, no } = contentWordsIn[language];
  const isYes = [yes, 'true'].includes(text.toLowerCase());
  const isNo = [no, 'false'].includes(text.toLowerCase());
  switch (input) {
    case 'number':
    case 'rupees':
    case 'year': {
      const digits = numberMeant(text);
      return digits === undefined ? text : Number(digits);
    }
    case 'yes-no':
      if (isNo && field?.schema instanceof z.ZodLiteral) return null;
      return isYes || (isNo ? false : text);
    case 'choice':
      return Object.entries(words?.choices ?? {}).find(([, name]) => isSameWord(name, text))?.[0] ?? text;
    case 'phone':
    case 'pin':
      return figuresMeant(input, text) ?? text;
    case 'colour':
      return isSameWord(text, String(value)) ? value : text;
    case 'date':
      return figuresMeant('day', text) ?? text;
    default:
      // A text of several lines ends with a line break, so that it is written as before.
      return typeof value === 'string' && value.endsWith('\n') ? `${text}\n` : text;
  }
}

/** A value as a form posts it. */
export function postedValue({ field, value }: Pick<FieldPlace, 'field' | 'value'>): string {
  return asPosted(field, String(value ?? ''));
}

/** Paragraphs, which have no field, and fields with Markdown. */
function asPosted(field: FieldPlace['field'], text: string): string {
  return !field || field.text?.kind === 'markdown' ? withoutSoftBreaks(text) : text;
}

function asTyped(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
