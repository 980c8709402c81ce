/**
 * The files that some texts name, and those that these name in turn.
 *
 * @param texts pages
 * @param files names of scripts and style sheets
 * @param read the text of such a file
 */
export function filesAskedFor(
  texts: readonly string[],
  files: readonly string[],
  read: (file: string) => string,
): string[] {
  const toRead = [...texts];
  const found = new Set<string>();
  // `for … of` comes to what is added on the way, too.
  for (const text of toRead) {
    for (const file of files) {
      if (found.has(file) || !text.includes(file.slice(file.lastIndexOf('/') + 1))) continue;
      found.add(file);
      toRead.push(read(file));
    }
  }
  return [...found];
}
