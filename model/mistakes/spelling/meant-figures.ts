import { parseCalendarDate, todayInIndia } from '../../../forms/calendar-date';
import { plainlyTyped } from '../../../forms/invisible-characters';
import { inLatinDigits } from '../../../words/digits';
import type { Format } from '../../../words/mistake-values';
import { telephoneMeant } from './telephone-meant';

/** What people write around an amount, in the languages of the office. */
const WORD = String.raw`(?:₹|(?<!\p{L})(?:rs|inr|re|rupees?|only|र[ुू](?:प\p{L}[\p{L}\p{M}]*)?|मात्र|फक्त|केवल|सिर्फ)(?![\p{L}\p{M}])\.?)\s*`;

/** Indian or western groups of digits. With spaces only Indian ones: `400 500` can be two amounts. */
const DIGITS = String.raw`(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,2}(?: \d{2})* \d{3})(?:\.\d+)?`;

/** After a word such as Rs, a dash is not a minus. */
const AMOUNT = new RegExp(String.raw`^(?:(?:${WORD})+-?\s*|(-))?(${DIGITS})\s*(?:\/[-=]\s*|${WORD})*$`, 'iu');

/** The number that a text means: `₹ 38,400/-`, `३८४०० रुपये` or `Rs. 38400 only` → `38400`. */
export function numberMeant(text: string): string | undefined {
  const plain = inLatinDigits(plainlyTyped(text)).replace(/^[\s“”‘’"']+|[\s“”‘’"']+$/g, '');
  const [, sign = '', digits] = AMOUNT.exec(plain) ?? [];
  return digits?.replace(/[, ]/g, '').replace(/^/, sign);
}

export function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** With two digits, or of a calendar of a browser that got only two, such as `0026`. */
const SHORT_YEAR = /^(?:00)?(\d\d)$/;

/** A year that has begun: `18` → `2018`, `87` → `1987`. */
export function yearMeant(digits: string): string {
  return digits.replace(SHORT_YEAR, (_, short: string) => (isUntil(0, `20${short}`) ? '20' : '19') + short);
}

/** Days can be to come, but one far ahead is as likely of the last century: its year stays short, which is a mistake. */
function yearOfDayMeant(digits: string): string {
  return digits.replace(SHORT_YEAR, (_, short: string) => (isUntil(10, `20${short}`) ? `20${short}` : digits));
}

function isUntil(yearsAhead: number, year: string): boolean {
  return Number(year) <= Number(todayInIndia().slice(0, 4)) + yearsAhead;
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
      const [, digits] = /^\D*(\d(?:[ -]?\d){5})\D*$/.exec(latin) ?? [];
      return digits?.replace(/\D/g, '');
    }
    case 'day': {
      const day = parseCalendarDate(
        latin
          .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
          .replace(/^00\d\d(?=-)/, yearOfDayMeant)
          .replace(
            /^(\d{1,2}[/.\- ]\d{1,2}[/.\- ])(\d+)$/,
            (_, day: string, year: string) => day + yearOfDayMeant(year),
          ),
      );
      // A browser fills up a year of two digits.
      return day?.startsWith('0') ? undefined : day;
    }
    default:
      return undefined;
  }
}
