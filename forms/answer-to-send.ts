import { inLatinDigits } from '../words/digits';
import type { FormField } from './form-definition';

/** An answer as it is checked and sent: numbers and dates in Latin digits, with whatever keyboard they were typed. */
export function answerToSend({ kind }: Pick<FormField, 'kind'>, typed: string): string {
  return kind === 'mobile' || kind === 'date' || kind === 'date-of-birth' ? inLatinDigits(typed) : typed;
}
