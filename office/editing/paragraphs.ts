import { paragraphsOf } from '../../model/projections/segments';

/** The text with another paragraph, or several, in place of one; `null` removes it. All others stay as they are written. */
export function withParagraph(body: string, paragraph: number, text: string | null): string {
  const [before = ''] = /^\s*/.exec(body) ?? [];
  const parts = body.slice(before.length).split(/(\n[ \t]*\n\s*)/);
  const index = paragraph * 2;
  if (text !== null) parts[index] = text.trim();
  else parts.splice(index === 0 ? 0 : index - 1, 2);
  return before + parts.join('');
}

/** Whether the paragraphs of a text follow each other in the running text, from a place on. */
export function hasParagraphs(body: string, from: number, text: string): boolean {
  const paragraphs = paragraphsOf(body);
  const wanted = paragraphsOf(text);
  return wanted.length > 0 && wanted.every((each, index) => paragraphs[from + index] === each);
}
