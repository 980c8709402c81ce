import { parseCalendarDate } from '../../../forms/calendar-date';
import { inLatinDigits } from '../../../words/digits';
import type { Format } from '../../../words/mistake-values';
import { telephoneMeant } from './telephone-meant';

/** The number that a text means: `₹ 38,400/-` or `३८४००` → `38400`. */
export function numberMeant(text: string): string | undefined {
  const digits = inLatinDigits(text).replace(/₹|Rs\.?|\/-|[,\s“”‘’"']/gi, '');
  return isNumber(digits) ? digits : undefined;
}

export function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Corrects a telephone number, PIN code or date in another notation. */
export function figuresMeant(format: Format, text: string): string | undefined {
  const latin = inLatinDigits(text)
    .replace(/[“”‘’"]/g, '')
    .trim();
  switch (format) {
    case 'phone':
      return telephoneMeant(latin);
    case 'pin': {
      const digits = latin.replace(/\D/g, '');
      return digits.length === 6 ? digits : undefined;
    }
    case 'day':
      return parseCalendarDate(latin.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
    default:
      return undefined;
  }
}
