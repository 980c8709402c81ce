/**
 * Finds the scripts and style sheets that pages load: those named in their HTML, and those named in these files in turn.
 *
 * @param texts HTML of the pages
 * @param files paths of all scripts and style sheets; a text names a file if it contains its base name
 */
export function filesAskedFor(
  texts: readonly string[],
  files: readonly string[],
  read: (file: string) => string,
): string[] {
  const toRead = [...texts];
  const found = new Set<string>();
  // `for … of` also visits items appended during the loop.
  for (const text of toRead) {
    for (const file of files) {
      if (found.has(file) || !text.includes(file.slice(file.lastIndexOf('/') + 1))) continue;
      found.add(file);
      toRead.push(read(file));
    }
  }
  return [...found];
}
