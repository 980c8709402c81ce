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
  const lines = typed.split('\n').map((line) => line.trimEnd());
  const escaped = lines.join('\n').replace(/(\\+)(?=([^]?))/g, (_, { length }: string, next: string) => {
    if (MARK.test(next)) return '\\'.repeat(2 * length - 1);
    return length === 1 && /[^\n!-/:-@[-`{-~]/.test(next) ? '\\' : '\\'.repeat(2 * length);
  });
  return escapedUntilTheEnd(escaped.replace(deepMarks, (marks) => marks.replace(/[>*+.)-]/, '\\$&')));
}

/** The text that people would have typed. Lines keep their escapes if without them they would mean something else. */
export function withoutEscapes(escaped: string): string {
  const typed = escaped.replace(/(\\+)(?=([^]?))/g, (_, { length }: string, next: string) => {
    const isOdd = length % 2 === 1;
    const isEscape = isOdd && /[!-/:-@[-`{-~]/.test(next);
    return '\\'.repeat(Math.floor(length / 2) + (isEscape ? 0 : Number(isOdd)) + (MARK.test(next) ? 1 : 0));
  });
  const wanted = withEscapes(typed);
  const shorter = typed.split('\n').map((line) => {
    const plain = withoutBackslashes(line);
    return plain === line || withEscapes(plain) === withEscapes(line) ? plain : line;
  });
  const found = [withoutBackslashes(typed), shorter.join('\n')].find((each) => withEscapes(each) === wanted);
  return found ?? typed;
}

function withoutBackslashes(text: string): string {
  return text.replace(/\\(?=[*_`~[\]<>#+\-.)|=])/g, '');
}

/** `> 6 years` and `>= 6` compare. A second space, or a line with words below, makes the first one a quotation. */
export function isComparison(quotation: string): boolean {
  const lines = quotation.split('\n').filter((line) => line.trimStart().startsWith('>'));
  return lines.some((line) => /^\s*>=\s*\p{N}/u.test(line)) || lines.every((line) => /^\s*>[ \t]?\p{N}/u.test(line));
}

/** A text with an escaped mark can continue, up to the next mark. A text that needs more passes is no text. */
function escapedUntilTheEnd(text: string): string {
  let escaped = text;
  for (let pass = 0; pass < 60; pass++) {
    const next = rewritten(lexer(escaped), escapedBlock);
    if (next === escaped) break;
    escaped = next;
  }
  return escaped;
}

function escapedBlock(token: Token, above: string): string | undefined {
  const { raw } = token;
  const escaped = escapedStart(raw);
  switch (token.type) {
    case 'heading': {
      // A line of hyphens below a text makes it a heading.
      if (isUnderlined(token)) return withEscapedLine(raw);
      // A heading of the first level is the title of its page.
      const { depth, text } = token as Tokens.Heading;
      return depth === 1 || text === '' ? escaped : escapedInWords(token);
    }
    case 'hr':
      if (!/^\s*-{3,}\s*$/.test(raw)) return raw.replace(/[*_-]/g, '\\$&');
      return /\\[-=]+\n$/.test(above) ? escaped : raw;
    case 'code':
      return 'codeBlockStyle' in token ? raw.replace(/^[ \t]+/gm, '') : raw;
    case 'def':
      return /\]:\s*(?:\/\w|(?:https?|mailto|tel):)/.test(raw) ? raw : escaped;
    case 'html':
      return /^\s*<p lang=/.test(raw) ? raw : escapedHtml(escaped);
    case 'checkbox':
      return escaped;
    case 'blockquote':
      if (/^\s*>\s*$/.test(raw)) return escaped;
      return isComparison(raw) ? raw.replace(/^[ \t]*(?=>)/gm, '$&\\') : undefined;
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
      (isInWord && ['em', 'del', 'codespan'].includes(token.type) && !token.raw.startsWith('~~')) ||
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
    let next = start;
    return raw
      .split('\n')
      .slice(0, -1)
      .flatMap((line) => {
        const text = line.trimEnd();
        const end = next + text.length;
        next += line.length + 1;
        let signs = 0;
        while (/[*_~]/.test(text.charAt(text.length - signs - 1))) signs++;
        const isAfterWord = /[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, text.length - signs).slice(-2));
        return isAfterWord ? [] : Array.from({ length: signs }, (_, index) => end - 1 - index);
      });
  });
}

function escapedStart(raw: string): string {
  return raw.replace(/^\s*/, '$&\\');
}

/** The hyphens or equals signs below a text. */
function withEscapedLine(raw: string): string {
  const at = raw.trimEnd().lastIndexOf('\n') + 1;
  return raw.slice(0, at) + escapedStart(raw.slice(at));
}

/** Without the tag in its first line, a later one would begin HTML in the middle of a text. */
function escapedHtml(raw: string): string {
  const isBeginning = (line: string) => lexer(`a\n${line}`).some(({ type }) => type === 'html');
  return raw
    .split('\n')
    .map((line) => (/^\s*<(?!p lang=)/.test(line) && isBeginning(line) ? escapedStart(line) : line))
    .join('\n');
}
