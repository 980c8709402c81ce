import { parseCalendarDate } from '../../../forms/calendar-date';
import { plainlyTyped } from '../../../forms/invisible-characters';
import { inLatinDigits } from '../../../words/digits';
import type { Format } from '../../../words/mistake-values';
import { telephoneMeant } from './telephone-meant';

/** What people write around an amount, in the languages of the office. */
const AROUND_AMOUNT =
  /₹|\/[-=]|(?<!\p{L})(?:rs|inr|re|rupees?|only|र[ुू](?:प\p{L}[\p{L}\p{M}]*)?|मात्र|फक्त|केवल|सिर्फ)(?![\p{L}\p{M}])\.?/giu;

/** The number that a text means: `₹ 38,400/-`, `३८४०० रुपये` or `Rs. 38400 only` → `38400`. */
export function numberMeant(text: string): string | undefined {
  const digits = inLatinDigits(plainlyTyped(text))
    .replace(AROUND_AMOUNT, '')
    .replace(/[,\s“”‘’"']/g, '');
  return isNumber(digits) ? digits : undefined;
}

export function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** A year of content that was written with two digits, or a calendar of a browser that got only two, such as `0026`. */
export function yearMeant(digits: string): string {
  return digits.replace(/^(?:00)?(?=\d\d$)/, '20');
}

/** Corrects a telephone number, PIN code or date in another notation. */
export function figuresMeant(format: Format, text: string): string | undefined {
  const latin = inLatinDigits(plainlyTyped(text))
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
      return parseCalendarDate(
        latin
          .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
          .replace(/^00\d\d(?=-)/, yearMeant)
          .replace(/^(\d{1,2}[/.\- ]\d{1,2}[/.\- ])(\d+)$/, (_, day: string, year: string) => day + yearMeant(year)),
      );
    default:
      return undefined;
  }
}
