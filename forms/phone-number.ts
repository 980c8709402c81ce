/**
 * Whether a typed number can be called. Generous on purpose: a number that is refused is an enquiry that is lost.
 * Spaces, hyphens, dots and brackets do not count; digits may be those of a Marathi keyboard. Ten digits from 6 to 9 on, with or without +91, 91 or 0 in front
 * (https://www.trai.gov.in, National Numbering Plan: mobile numbers begin with 6, 7, 8 or 9), or 8 to 15 digits
 * after another country's + (ITU-T E.164).
 */
export function isMobileNumber(typed: string): boolean {
  const compact = typed.replace(/[\s\-‐‑–.()]/g, '').replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
  return /^(?:\+?91|0)?[6-9]\d{9}$/.test(compact) || /^\+(?!91)\d{8,15}$/.test(compact);
}
