/** Formats a time in the visitor's time zone: `20 November, 18:10`. @param locale BCP 47 */
export function momentInWords(moment: Date, locale: string, timeZone?: string): string {
  const isOwn = process.env.DIGITS !== 'latn' && process.env.DIGITS_LANGUAGES?.includes(locale.slice(0, 2));
  const said = `${locale}-u-nu-${isOwn ? process.env.DIGITS : 'latn'}`;
  const day = moment.toLocaleDateString(said, { day: 'numeric', month: 'long', timeZone });
  const time = moment.toLocaleTimeString(said, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${day}, ${time}`;
}
