/** Page with the form of a field. @param address of the field */
export function fieldPage(address: string): string {
  return `/website/field?at=${encodeURIComponent(address)}`;
}
