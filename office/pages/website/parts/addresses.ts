/** Page with the form of a field. @param address of the field */
export function fieldPage(address: string): string {
  return `/website/field?at=${encodeURIComponent(address)}`;
}

/** Page with all fields of an entry. @param address of the entry */
export function entryPage(address: string): string {
  return `/website/entry?at=${encodeURIComponent(address)}`;
}

/** Page of what a change changes: of a field, or of an entry or a group. */
export function changePage({ address, isEntry }: { address: string; isEntry?: true }): string {
  return isEntry ? entryPage(address) : fieldPage(address);
}

/** Page with the entries of a list. @param address of the list */
export function listPage(address: string): string {
  return `/website/list?at=${encodeURIComponent(address)}`;
}

/** Page with the form of a new entry. @param about address of its list, page to come back to, and index of the entry that it is like */
export function newEntryPage(about: {
  list: string;
  next: string;
  like?: string;
  kind?: string;
  replaces?: string;
}): string {
  return `/website/new?${new URLSearchParams(about).toString()}`;
}
