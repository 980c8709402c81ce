/** The address of a screen without slash at its end. */
export function withoutEndSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/**
 * The screen whose data the router asks for: `/classes.data` → `/classes`, `/_.data` → `/`.
 * `undefined` for any other address.
 */
export function screenOfData(path: string): string | undefined {
  return /^(\/.*)\.data$/.exec(path)?.[1]?.replace(/\/_$/, '/');
}
