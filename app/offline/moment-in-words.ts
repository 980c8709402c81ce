/** A moment as a visitor says it, in their own time: `20 November, 18:10`. */
export function momentInWords(moment: Date, timeZone?: string): string {
  const day = moment.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', timeZone });
  const time = moment.toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${day}, ${time}`;
}
