/** Text as a regular expression finds it. Node 24 has `RegExp.escape()` for it. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
