/** Cache of formats: creating one takes as long as formatting a hundred days. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of days, whatever the time zone of the machine. @param locale for `Intl`, for example `mr-IN-u-nu-latn` */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Writes a day for readers, for example “25 October 2019”. @param isoDay `yyyy-mm-dd` */
export function dayIn(locale: string, isoDay: string): string {
  const format = dayFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  // Some ICU releases put a comma into Marathi dates.
  const parts = format.formatToParts(new Date(`${isoDay}T00:00:00Z`)).filter(({ type }) => type !== 'literal');
  return parts.map(({ value }) => value).join(' ');
}
