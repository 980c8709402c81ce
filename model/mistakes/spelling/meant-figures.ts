import { parseCalendarDate } from '../../../forms/calendar-date';
import { inLatinDigits } from '../../../words/digits';
import { dayForm } from '../../concepts/record';
import { phoneForm, pinForm } from '../../concepts/school';

/** The number that was meant by `₹ 38,400/-` or `३८४००`. */
export function numberMeant(text: string): string | undefined {
  const digits = inLatinDigits(text).replace(/₹|Rs\.?|\/-|[,\s“”‘’"']/gi, '');
  return isNumber(digits) ? digits : undefined;
}

export function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/**
 * What to write for a telephone number, PIN code or day that is written in another way; `undefined` if nobody can say.
 *
 * @param form the words of the schema for what it takes
 */
export function figuresMeant(form: string, text: string): string | undefined {
  const latin = inLatinDigits(text)
    .replace(/[“”‘’"]/g, '')
    .trim();
  switch (form) {
    case phoneForm:
      return phoneMeant(latin);
    case pinForm: {
      const digits = latin.replace(/\D/g, '');
      return digits.length === 6 ? `'${digits}'` : undefined;
    }
    case dayForm:
      return parseCalendarDate(latin.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
    default:
      return undefined;
  }
}

/** `098765-43210` → `+91 98765 43210`; `+91 2462 250001` → `02462-250001`. */
function phoneMeant(written: string): string | undefined {
  const national = written
    .replace(/^\s*(\(?(\+|00)\s*91\)?|91(?=\D*(\d\D*){10}$))/, '')
    .replace(/^\D*0(?=\D*(\d\D*){10}$)/, '');
  const groups = national.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (digits.length !== 10) return undefined;
  const [code = ''] = groups;
  if (groups.length === 2 && code.length === 5) return `+91 ${groups.join(' ')}`;
  if (groups.length > 1 && code.length >= 2 && code.length <= 4 && !/^[06-9]/.test(digits))
    return `0${code}-${digits.slice(code.length)}`;
  return /^[6-9]/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : undefined;
}
