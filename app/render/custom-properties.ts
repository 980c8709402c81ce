const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Shortens the names of custom properties, because long names are 2 % of a page. HTML and scripts don't use them.
 *
 * @param styles all style sheets that pages contain
 * @param others style sheets that keep their names
 * @returns a function that renames the properties in one of `styles`
 */
export function shortProperties(styles: readonly string[], others: readonly string[]): (css: string) => string {
  const kept = new Set(others.flatMap((css) => css.match(PROPERTY) ?? []));
  const names = [...new Set(styles.flatMap((css) => css.match(PROPERTY) ?? []))]
    .filter((name) => !kept.has(name))
    .sort();
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return (css) => css.replace(PROPERTY, (name) => short.get(name) ?? name);
}
