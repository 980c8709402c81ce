import { lexer, type Token, type Tokens } from 'marked';

/*
 * Running text as people type it: each line is a line for visitors, and `*bold*` is bold, as in WhatsApp. Markdown in files differs: they
 * break their lines at a width, and `*` makes a text italic.
 */

/**
 * Markdown of a file as people edit it. Lines of lists and tables stay, also in quotations.
 * https://spec.commonmark.org/0.31.2/#soft-line-breaks
 */
export function asEdited(written: string): string {
  return inText(withHashes(written), '_', (text) =>
    text.replace(SOFT_BREAK, ' ').replace(HARD_BREAK, '\n$1').replace(ESCAPED_LINE, '$1').replace(ESCAPED_SIGN, '$1'),
  );
}

/** Markdown of what people have typed. */
export function asWritten(typed: string): string {
  // A backslash directly behind an address would be a part of it: https://github.github.com/gfm/#autolinks-extension-
  return inText(withoutSigns(typed), '**', (text) =>
    text.replace(LINE_BREAK, '\\\n$1').replace(/((?<!\]\()(?:(?:https?|ftp):\/\/|www\.)\S*)(?=\\\n)/gi, '$1 '),
  );
}

/** Lines that are not only the mark of a quotation; after a backslash or two spaces, a line break is a hard one. */
const SOFT_BREAK = /(?<=[^\s\\])(?<!^[ \t>]*) ?\n[ \t>]*(?=[^\s>])/gm;
const HARD_BREAK = /(?: ?\\| {2,})\n([ \t>]*)(?=[^\s>])/g;
const LINE_BREAK = /(?<=[^\s\\])(?<!^[ \t>]*)[ \t]*\\?\n([ \t>]*)(?=[^\s>])/gm;

const ESCAPED_LINE = /(?<=\n[ \t>]*)\\((?:-+|=+)[ \t]*)$/gm;
const ESCAPED_SIGN = /(?<=^[ \t>]*(?:[-*+] +)*\d+)\\([.)])/gm;

/** A line of hyphens below a text makes it a heading, and a list has numbers of its own: here they are text, as typed. */
function withoutSigns(typed: string): string {
  const result = lexer(typed)
    .map((token) => {
      const inside = allTokens(token);
      let { raw } = token;
      if (inside.some(isUnderlined)) raw = raw.replace(/(?<=[^\s>][ \t]*\n[ \t>]*)(?=(?:-+|=+)[ \t]*$)/gm, '\\');
      if (inside.some(hasOtherNumbers)) raw = raw.replace(/(?<=^[ \t>]*(?:[-*+] +)*\d+)(?=[.)](?:\s|$))/gm, '\\');
      return raw;
    })
    .join('');
  // A text without them can continue, up to the next of them.
  return result === typed ? typed : withoutSigns(result);
}

/** Headings that are underlined get `#`: https://spec.commonmark.org/0.31.2/#setext-headings */
function withHashes(written: string): string {
  return lexer(written)
    .map((token) => {
      if (!isUnderlined(token)) return token.raw;
      const { depth, text, raw } = token as Tokens.Heading;
      return `${'#'.repeat(depth)} ${text.replace(/\s*\n\s*/g, ' ')}${/\n*$/.exec(raw)![0]}`;
    })
    .join('');
}

function isUnderlined({ type, raw }: Token): boolean {
  return type === 'heading' && !/^\s*#/.test(raw);
}

function hasOtherNumbers(token: Token): boolean {
  if (token.type !== 'list') return false;
  const { ordered, start, items } = token as Tokens.List;
  return ordered && items.some(({ raw }, index) => !raw.trimStart().startsWith(`${Number(start) + index}.`));
}

/** @param mark for texts between two `*` @param changeBreaks changes the line breaks of a text */
function inText(markdown: string, mark: string, changeBreaks: (text: string) => string): string {
  return lexer(markdown)
    .map((token) => {
      if (token.type === 'list') return inItems(token as Tokens.List, mark, changeBreaks);
      const marked = withMark(token, token.raw, mark);
      const isQuotedText =
        token.type === 'blockquote' && childrenOf(token).every(({ type }) => type === 'paragraph' || type === 'space');
      return token.type === 'paragraph' || isQuotedText ? changeBreaks(marked) : marked;
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
    const isMarked = start >= 0 && each.type === 'em' && /^\*[^*]+\*$/.test(each.raw) && !isInWord(raw, start, end);
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
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().flatMap(({ tokens }) => tokens);
  }
  return 'tokens' in token ? (token.tokens ?? []) : 'items' in token ? (token.items as Token[]) : [];
}

function allTokens(token: Token): Token[] {
  return [token, ...childrenOf(token).flatMap(allTokens)];
}

function isInWord(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, start)) || /^[\p{L}\p{M}\p{N}]/u.test(text.slice(end));
}
