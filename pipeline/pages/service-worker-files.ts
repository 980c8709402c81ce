/** The `@font-face` rules of a finished page and their files. */
export function fontsOf(html: string): { rules: string; files: string[] } {
  const rules = [...html.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule).join('');
  const files = [...rules.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, address = '']) => address);
  return { rules, files: [...new Set(files)] };
}
