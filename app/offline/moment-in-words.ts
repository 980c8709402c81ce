/** A moment as a visitor says it, in their own time: `20 November, 18:10`. @param locale BCP 47 */
export function momentInWords(moment: Date, locale: string, timeZone?: string): string {
  // Of the languages of the site, English alone has no digits of its own: every page carries this, and the list is long.
  const numbers = process.env.DIGITS === 'devanagari' && !locale.startsWith('en') ? 'deva' : 'latn';
  const said = `${locale}-u-nu-${numbers}`;
  const day = moment.toLocaleDateString(said, { day: 'numeric', month: 'long', timeZone });
  const time = moment.toLocaleTimeString(said, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${day}, ${time}`;
}
