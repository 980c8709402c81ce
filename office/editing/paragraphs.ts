/** The text with another text in place of some paragraphs. All others stay as they are written. */
export function withParagraphs(body: string, from: number, count: number, text: string): string {
  const [before = ''] = /^\s*/.exec(body) ?? [];
  const parts = body.slice(before.length).split(/(\n[ \t]*\n\s*)/);
  parts.splice(2 * from, 2 * count - 1, text.trim());
  return before + parts.join('');
}
