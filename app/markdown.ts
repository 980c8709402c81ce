import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { telephoneLink } from '../forms/phone-number';
import { href } from './href';
import { type Registrations, splitAtTelephones } from './telephone';

/** What of the content tells how its Markdown is to be read. */
interface MarkdownContent {
  school: { registrations: Registrations };
}

function markdown({ school }: MarkdownContent): Marked {
  const plain = new Renderer<string, string>();
  const inLinks = new WeakSet<Token>();
  return new Marked({
    walkTokens: (token) => {
      if (token.type === 'link' || token.type === 'image') token.href = href((token as Tokens.Link).href);
      if (token.type === 'link' || inLinks.has(token))
        for (const inside of (token as Tokens.Link).tokens ?? []) inLinks.add(inside);
    },
    renderer: {
      text(token) {
        if (inLinks.has(token) || ('tokens' in token && token.tokens)) return false;
        return splitAtTelephones(token.text, school.registrations)
          .map((text, index) =>
            index % 2 === 0 ? plain.text({ ...token, text }) : `<a href="${telephoneLink(text)}">${text}</a>`,
          )
          .join('');
      },
      // As `components/table` draws it: on a phone each row becomes a block of lines with their labels. Safari forgets that a
      // table is one when its `display` changes, unless the roles say so.
      table({ header, rows }) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const labels = header.map(({ text }) => plain.text({ type: 'text', raw: text, text }));
        const head = header.map((cell) => `<th scope="col" role="columnheader">${inline(cell)}</th>`);
        const cellOf = (cell: Tokens.TableCell, index: number) =>
          index === 0
            ? `<th scope="row" role="rowheader">${inline(cell)}</th>`
            : `<td role="cell" data-label="${labels[index]}">${inline(cell)}</td>`;
        const body = rows.map((cells) => `<tr role="row">${cells.map(cellOf).join('')}</tr>\n`);
        const top = `<thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>`;
        return `<table role="table">${top}<tbody role="rowgroup">${body.join('')}</tbody></table>\n`;
      },
    },
  });
}

/** Markdown of the content as HTML, in which telephone numbers can be called. The school writes it, and is trusted. */
export function toHtml(text: string, content: MarkdownContent): string {
  const reader = readers.get(content.school) ?? markdown(content);
  readers.set(content.school, reader);
  return reader.parse(text, { async: false });
}

const readers = new WeakMap<MarkdownContent['school'], Marked>();
