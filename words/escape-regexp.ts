/** Escapes text for a regular expression. Replace by `RegExp.escape()` once we require Node 24. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
