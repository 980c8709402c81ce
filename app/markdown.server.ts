import { Marked, type Tokens } from 'marked';
import type { Language } from '../words/languages';
import { type Registrations, withTelephoneLinks } from './telephone';

const markdown = (language: Language) =>
  new Marked({
    renderer: {
      // A voice that reads English cannot read Devanagari unless it is told. What an English page has in it is Marathi.
      paragraph(token) {
        const lang =
          language === 'en' && /^\P{Script=Latin}*\p{Script=Devanagari}/u.test(token.text) ? ' lang="mr"' : '';
        return `<p${lang}>${this.parser.parseInline(token.tokens)}</p>\n`;
      },
      // As `components/table` draws it: on a phone each row becomes a block of lines with their labels. Safari forgets that a
      // table is one when its `display` changes, unless the roles say so.
      table({ header, rows }) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const head = header.map((cell) => `<th scope="col" role="columnheader">${inline(cell)}</th>`);
        const cellOf = (cell: Tokens.TableCell, index: number) =>
          index === 0
            ? `<th scope="row" role="rowheader">${inline(cell)}</th>`
            : `<td role="cell" data-label="${escapeAttribute(header[index]?.text ?? '')}">${inline(cell)}</td>`;
        const body = rows.map((cells) => `<tr role="row">${cells.map(cellOf).join('')}</tr>\n`);
        const top = `<thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>`;
        return `<table role="table">${top}<tbody role="rowgroup">${body.join('')}</tbody></table>\n`;
      },
    },
  });

const markdowns: Partial<Record<Language, Marked>> = {};

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** What of the content tells how its Markdown is to be read. */
interface MarkdownContent {
  language: Language;
  school: { registrations: Registrations };
}

/** Markdown of the content as HTML, in which telephone numbers can be called. The school writes it, and is trusted. */
export function toHtml(text: string, { language, school }: MarkdownContent): string {
  markdowns[language] ??= markdown(language);
  return withTelephoneLinks(markdowns[language].parse(text, { async: false }), school.registrations);
}

/** The same, where there may be no text. */
export function toHtmlIfAny(text: string | undefined, content: MarkdownContent): string | undefined {
  return text ? toHtml(text, content) : undefined;
}
