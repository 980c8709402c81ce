import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Rewrites an Indian number in the notation of the content: `+91 98765 43210` or `0712-2245001`. Some area codes start like
 * mobile numbers (Nagpur 0712, Bengaluru 080), so a few numbers can be either. Of these, a 0 and a gap after the area code mean
 * a landline; two halves, or ten digits without a 0, mean a mobile.
 *
 * @returns `undefined` if the number is not Indian, or could be either
 */
export function telephoneMeant(written: string): string | undefined {
  const withoutCountry = written.replace(/^\s*(\(?(\+|00)\s*91\)?|91(?=\D*(\d\D*){10}$))/, '');
  const national = withoutCountry.replace(/^\D*0(?=\D*(\d\D*){10}$)/, '');
  const groups = national.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (digits.length !== 10) return undefined;
  const [code = ''] = groups;
  const landline = `0${code}-${digits.slice(code.length)}`;
  const hasCode = code.length >= 2 && code.length <= 4;
  const isInHalves = groups.length === 2 && code.length === 5;
  const mobile = `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;

  const number = parsePhoneNumberFromString(digits, 'IN');
  const kind = number?.getType();
  if (kind === 'FIXED_LINE') return hasCode ? landline : number!.formatNational().replace(' ', '-').replaceAll(' ', '');
  if (kind === 'FIXED_LINE_OR_MOBILE') {
    const has0 = national !== withoutCountry;
    if (has0 && hasCode) return landline;
    return isInHalves || (groups.length === 1 && !has0) ? mobile : undefined;
  }
  if (isInHalves || /^[6-9]/.test(digits)) return mobile;
  return hasCode && !digits.startsWith('0') ? landline : undefined;
}
