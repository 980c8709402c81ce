import { lexer } from 'marked';

/**
 * Running text with each sentence in one line, as people edit it: files break their lines at a width. Line breaks that visitors see stay:
 * those of lists, tables and quotations, and hard breaks. https://spec.commonmark.org/0.31.2/#soft-line-breaks
 */
export function withoutSoftBreaks(text: string): string {
  return lexer(text)
    .map(({ type, raw }) => (type === 'paragraph' ? raw.replace(softBreak, ' ') : raw))
    .join('');
}

/** After a backslash or two spaces, a line break is a hard one. */
const softBreak = /(?<=[^\s\\]) ?\n[ \t]*(?=\S)/g;
