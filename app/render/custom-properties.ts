const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Gives the custom properties of style sheets names of one or two letters: those that can be read are 2 % of a page. No HTML
 * and no script of ours names one.
 *
 * @param styles all style sheets that stand in pages, in any order
 * @param others style sheets that stay as they are: what they name keeps its name
 * @returns a function that renames in one of the first
 */
export function shortProperties(styles: readonly string[], others: readonly string[]): (css: string) => string {
  const kept = new Set(others.flatMap((css) => css.match(PROPERTY) ?? []));
  const names = [...new Set(styles.flatMap((css) => css.match(PROPERTY) ?? []))]
    .filter((name) => !kept.has(name))
    .sort();
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return (css) => css.replace(PROPERTY, (name) => short.get(name) ?? name);
}
