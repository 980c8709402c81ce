/** @param isoDay `yyyy-mm-dd` @returns for example “25 October 2019” */
export function formatDay(isoDay: string): string {
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/** @param isoDay `yyyy-mm-dd` @returns for example “Friday” */
export function weekdayOf(isoDay: string): string {
  return new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${isoDay}T00:00:00Z`));
}
