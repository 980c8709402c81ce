import { marked } from 'marked';

/** Markdown of the content as HTML. Content is written by the school and trusted. */
export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** The same, where there may be no text. */
export function toHtmlIfAny(markdown: string | undefined): string | undefined {
  return markdown ? toHtml(markdown) : undefined;
}
