import { lexer, type Token, type Tokens } from 'marked';
import { deepMarks } from '../../model/projections/markdown-links';
import { edited, endOfList, hasLines, inlineTokens, isUnderlined, rewritten } from './markdown-blocks';

/*
 * People type `**`, `*`, `_`, `~`, backquotes, `##`, `- `, `> `, `|` and addresses as marks, and every other sign as itself: `# 5`, `+ 91`, `1)`,
 * `2*3*4`, `[Note]:`, `C:\`. A backslash before a mark makes it a sign, too.
 */

/** Characters that are marks somewhere. A backslash before another one is a backslash. */
const MARK = /[*_`~[\]<>#+\-.)|=]/;

/** What people typed, with backslashes before the signs that Markdown would take for marks. */
export function withEscapes(typed: string): string {
  const escaped = typed.replace(/[ \t]+$/gm, '').replace(/(\\+)(?=([^]?))/g, (_, { length }: string, next: string) => {
    if (MARK.test(next)) return '\\'.repeat(2 * length - 1);
    return length === 1 && /[^\n!-/:-@[-`{-~]/.test(next) ? '\\' : '\\'.repeat(2 * length);
  });
  return escapedUntilTheEnd(escaped.replace(deepMarks, (marks) => marks.replace(/[>*+.)-]/, '\\$&')));
}

/** The text that people would have typed. Some escapes stay in files that others wrote. */
export function withoutEscapes(escaped: string): string {
  const typed = escaped.replace(/(\\+)(?=([^]?))/g, (_, { length }: string, next: string) => {
    const isOdd = length % 2 === 1;
    const isEscape = isOdd && /[!-/:-@[-`{-~]/.test(next);
    return '\\'.repeat(Math.floor(length / 2) + (isEscape ? 0 : Number(isOdd)) + (MARK.test(next) ? 1 : 0));
  });
  const escapes = [...typed.matchAll(/\\(?=[*_`~[\]<>#+\-.)|=])/g)].toReversed();
  const wanted = withEscapes(typed);
  const without = (places: readonly { index: number }[], from: string) => {
    const shorter = edited(
      from,
      places.map(({ index: at }) => ({ at, length: 1, to: '' })),
    );
    return withEscapes(shorter) === wanted ? shorter : undefined;
  };
  const short = without(escapes, typed);
  // Each try reads the whole text.
  if (short !== undefined || escapes.length > 50) return short ?? typed;
  return escapes.reduce((text, escape) => without([escape], text) ?? text, typed);
}

/** A text with an escaped mark can continue, up to the next mark. */
function escapedUntilTheEnd(text: string): string {
  const result = rewritten(lexer(text), escapedBlock);
  return result === text ? text : escapedUntilTheEnd(result);
}

function escapedBlock(token: Token, raw: string): string | undefined {
  const escaped = escapedStart(raw);
  switch (token.type) {
    case 'heading': {
      // A line of hyphens below a text makes it a heading.
      if (isUnderlined(token)) return raw.replace(/(?<=\n[ \t]*)(?=(?:-+|=+)[ \t]*\n*$)/, '\\');
      // A heading of the first level is the title of its page.
      const { depth, text } = token as Tokens.Heading;
      return depth === 1 || text === '' ? escaped : escapedInWords(token);
    }
    case 'hr':
      return /^\s*-{3,}\s*$/.test(raw) ? raw : raw.replace(/[*_-]/g, '\\$&');
    case 'code':
      return 'codeBlockStyle' in token ? raw.replace(/^[ \t]+/gm, '') : raw;
    case 'def':
      return /\]:\s*(?:\/\w|(?:https?|mailto|tel):)/.test(raw) ? raw : escaped;
    case 'html':
      return /^\s*<p lang=/.test(raw) ? raw : escaped;
    case 'checkbox':
      return escaped;
    case 'blockquote':
      // `> 6 years` compares.
      return /^\s*>(?:=?[ \t]*\p{N}|\s*$)/u.test(raw) ? escaped : undefined;
    case 'list':
      return escapedItems(token as Tokens.List);
    case 'table':
      return escapedCells(token as Tokens.Table);
    default:
      if (!hasLines(token)) return raw;
      // With a line break after it, this would be the address of a link.
      return escapedInWords(token)
        .replace(/\n[ \t]+(?=\S)/g, '\n')
        .replace(/^(?=\s*\[[^\]]+\]:\s)\s*/, '$&\\');
  }
}

/** A list has numbers of its own, and bullets instead of signs. A single `*` is the mark of a footnote. */
function escapedItems(list: Tokens.List): string | undefined {
  const { ordered, start, items, raw } = list;
  const all = (escape: (item: string) => string) => items.map((item) => escape(item.raw)).join('') + endOfList(list);
  const isWithoutText = items.some((item) => /^\s*\S+[ \t]*(?:\n|$)/.test(item.raw));
  if (ordered) {
    const isCounted = items.every((item, index) => item.raw.trimStart().startsWith(`${Number(start) + index}.`));
    return isCounted && !isWithoutText ? undefined : all((item) => item.replace(/^\s*\d+/, '$&\\'));
  }
  const isSign = /^\s*\+/.test(raw) || (/^\s*\*/.test(raw) && items.length === 1);
  return isSign || isWithoutText ? all(escapedStart) : undefined;
}

/** A row shows as many cells as the header has. */
function escapedCells(table: Tokens.Table): string {
  const raw = escapedInWords(table);
  return raw.replace(/^.+$/gm, (line) => {
    let bars = table.header.length - (/^\s*\|/.test(line) ? 0 : 1);
    return line.replace(/(?<!\\)\|(?!\s*$)/g, () => (bars-- > 0 ? '|' : '\\|'));
  });
}

/** WhatsApp has no marks inside words, and `____` is a line to write on. Code and HTML have no line breaks. */
function escapedInWords(block: Token): string {
  const signs = inlineTokens(block).filter(
    ({ token, start, end, isInWord }) =>
      (token.raw.startsWith('_') && /^.?__|__.?$/s.test(block.raw.slice(Math.max(0, start - 1), end + 1))) ||
      (isInWord && ['em', 'del', 'codespan'].includes(token.type)) ||
      (token.raw.includes('\n') && ['codespan', 'html'].includes(token.type)),
  );
  const places = signs.flatMap(({ token, start, end }) => {
    const length = { em: 1, strong: 2, html: 1 }[token.type] ?? /^[~`]*/.exec(token.raw)![0].length;
    const ofMark = Array.from({ length }, (_, index) => index);
    return ofMark.flatMap((index) => [start + index, end - 1 - index]);
  });
  return edited(
    block.raw,
    [...places, ...signsAtEnds(block)].map((at) => ({ at, length: 0, to: '\\' })),
  );
}

/** Before the backslash of a line break, these would begin a bold text: https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run */
function signsAtEnds(block: Token): number[] {
  const texts = inlineTokens(block).filter(({ token }) => token.type === 'text');
  return texts.flatMap(({ token: { raw }, start }) => {
    const found = raw.matchAll(/[*_~](?<=(?<![\p{L}\p{M}\p{N}*_~])[*_~]+)(?=[*_~]*[ \t]*\n)/gu);
    return Array.from(found, ({ index }) => start + index);
  });
}

function escapedStart(raw: string): string {
  return raw.replace(/^\s*/, '$&\\');
}
