/** What a link needs to call a number that is written with spaces. RFC 3966 */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`;
}
