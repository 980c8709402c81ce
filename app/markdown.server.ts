import { Marked } from 'marked';

const markdown = new Marked({
  renderer: {
    // A voice that reads English cannot read Devanagari unless it is told. Content in that script is Marathi.
    paragraph(token) {
      const lang = /^\P{Script=Latin}*\p{Script=Devanagari}/u.test(token.text) ? ' lang="mr"' : '';
      return `<p${lang}>${this.parser.parseInline(token.tokens)}</p>\n`;
    },
  },
});

/** Markdown of the content as HTML. Content is written by the school and trusted. */
export function toHtml(text: string): string {
  return markdown.parse(text, { async: false });
}

/** The same, where there may be no text. */
export function toHtmlIfAny(text: string | undefined): string | undefined {
  return text ? toHtml(text) : undefined;
}
