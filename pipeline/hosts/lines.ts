/** Lines of configuration, for example one for each header and its value. */
export function linesOf(
  entries: readonly (readonly [name: string, value: string])[],
  line: (name: string, value: string) => string,
): string {
  return entries.map(([name, value]) => line(name, value)).join('\n');
}
