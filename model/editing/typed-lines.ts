import { lexer, type Token, type Tokens } from 'marked';

/*
 * Running text as people type it: each line is a line for visitors, and `*bold*` is bold, as in WhatsApp. Markdown in files differs: they
 * break their lines at a width, and `*` makes a text italic.
 */

/** Markdown of a file as people edit it. Lines of lists, tables and quotations stay. https://spec.commonmark.org/0.31.2/#soft-line-breaks */
export function asEdited(written: string): string {
  return inText(written, '_', (text) => text.replace(SOFT_BREAK, ' ').replace(HARD_BREAK, '\n$1'));
}

/** Markdown of what people have typed. */
export function asWritten(typed: string): string {
  return inText(typed, '**', (text) => text.replace(LINE_BREAK, '\\\n$1'));
}

/** After a backslash or two spaces, a line break is a hard one. */
const SOFT_BREAK = /(?<=[^\s\\]) ?\n[ \t]*(?=\S)/g;
const HARD_BREAK = /(?:\\| {2,})\n([ \t]*)(?=\S)/g;
const LINE_BREAK = /(?<=[^\s\\])[ \t]*\\?\n([ \t]*)(?=\S)/g;

/** @param mark for texts between two `*` @param changeBreaks changes the line breaks of a text */
function inText(markdown: string, mark: string, changeBreaks: (text: string) => string): string {
  return lexer(markdown)
    .map((token) => {
      if (token.type === 'paragraph') return changeBreaks(withMark(token, token.raw, mark));
      return token.type === 'list'
        ? inItems(token as Tokens.List, mark, changeBreaks)
        : withMark(token, token.raw, mark);
    })
    .join('');
}

function inItems({ items, raw }: Tokens.List, mark: string, changeBreaks: (text: string) => string): string {
  // An item with anything but a text, such as another list, keeps its lines.
  const isText = ({ tokens: [first, ...others] }: Tokens.ListItem) =>
    (first?.type === 'text' || first?.type === 'paragraph') && others.length === 0;
  const changed = items.map((item) => {
    const marked = withMark(item, item.raw, mark);
    return isText(item) ? changeBreaks(marked) : marked;
  });
  // The last item lacks the line break at the end of the list.
  return changed.join('') + raw.slice(items.map((item) => item.raw).join('').length);
}

/** Replaces the `*` around texts that are emphasized with one of them. WhatsApp has no such marks inside words. */
function withMark(token: Token, raw: string, mark: string): string {
  let done = 0;
  let result = '';
  const copyTo = (end: number) => {
    if (end < done) return;
    result += raw.slice(done, end);
    done = end;
  };
  const visit = (each: Token) => {
    const start = raw.indexOf(each.raw, done);
    // Lines of lists lose their indentation in tokens.
    const end = start < 0 ? done : start + each.raw.length;
    const isMarked = each.type === 'em' && /^\*[^*]+\*$/.test(each.raw) && !isInWord(raw, start, end);
    copyTo(start);
    if (isMarked) {
      result += mark;
      done += 1;
    }
    for (const child of childrenOf(each)) visit(child);
    if (!isMarked) return copyTo(end);
    copyTo(end - 1);
    result += mark;
    done = end;
  };
  for (const child of childrenOf(token)) visit(child);
  copyTo(raw.length);
  return result;
}

function childrenOf(token: Token): readonly Token[] {
  return 'tokens' in token ? (token.tokens ?? []) : 'items' in token ? (token.items as Token[]) : [];
}

function isInWord(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, start)) || /^[\p{L}\p{M}\p{N}]/u.test(text.slice(end));
}
