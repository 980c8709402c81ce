import { inLatinDigits } from '../words/digits';
import type { FormField } from './form-definition';

/** An answer as we check and send it: digits of numbers and dates become Latin. */
export function answerToSend({ kind }: Pick<FormField, 'kind'>, typed: string): string {
  return kind === 'mobile' || kind === 'date' || kind === 'date-of-birth' ? inLatinDigits(typed) : typed;
}
