/** Page with the form of a field. @param address of the field */
export function fieldPage(address: string): string {
  return `/website/field?at=${encodeURIComponent(address)}`;
}

/** Page with all fields of an entry. @param address of the entry */
export function entryPage(address: string): string {
  return `/website/entry?at=${encodeURIComponent(address)}`;
}
