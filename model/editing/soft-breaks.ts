import { lexer, type Token, type Tokens } from 'marked';

/**
 * Running text with each sentence in one line, as people edit it: files break their lines at a width. Line breaks that visitors see stay:
 * those between the items of a list, those of tables and quotations, and hard breaks. https://spec.commonmark.org/0.31.2/#soft-line-breaks
 */
export function withoutSoftBreaks(text: string): string {
  return lexer(text).map(withoutBreaks).join('');
}

function withoutBreaks(token: Token): string {
  if (token.type === 'paragraph') return token.raw.replace(softBreak, ' ');
  if (token.type !== 'list') return token.raw;
  const { items } = token as Tokens.List;
  // An item with anything but a text, such as another list, stays as it is.
  const isText = ({ tokens: [first, ...others] }: Tokens.ListItem) =>
    (first?.type === 'text' || first?.type === 'paragraph') && others.length === 0;
  const edited = items.map((item) => (isText(item) ? item.raw.replace(softBreak, ' ') : item.raw)).join('');
  // The last item lacks the line break at the end of the list.
  return edited + token.raw.slice(items.map(({ raw }) => raw).join('').length);
}

/** After a backslash or two spaces, a line break is a hard one. */
const softBreak = /(?<=[^\s\\]) ?\n[ \t]*(?=\S)/g;
