/** The address of a screen without slash at its end. */
export function withoutEndSlash(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}
