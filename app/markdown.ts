import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { telephoneLink } from '../forms/phone-number';
import { href } from './href';
import { once } from './once';
import { type Registrations, splitAtTelephones } from './telephone';

/** The part of the content that affects Markdown. */
interface MarkdownContent {
  school: { registrations: Registrations };
}

/** The only HTML that content may have. */
const PARAGRAPH_IN_LANGUAGE = /^<p lang="([\w-]+)">([^<]*)<\/p>$/;

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
      html(token) {
        const [, language, inside] = PARAGRAPH_IN_LANGUAGE.exec(token.text.trim()) ?? [];
        const asText = (text: string) => plain.text({ type: 'text', raw: text, text });
        if (language && inside !== undefined) return `<p lang="${language}">${asText(inside)}</p>\n`;
        return token.block ? `<p>${asText(token.text.trim())}</p>\n` : asText(token.text);
      },
      // Tables look like `components/table`: on phones each row becomes a block of labelled lines. Safari drops the semantics of a
      // table whose `display` changes, unless it has roles.
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

/** HTML of Markdown in the content, with links on telephone numbers. HTML in it is shown as it was typed, but for a paragraph in another language. */
export function toHtml(text: string, content: MarkdownContent): string {
  return once(readers, content.school, () => markdown(content)).parse(text, { async: false });
}

const readers = new WeakMap<MarkdownContent['school'], Marked>();
