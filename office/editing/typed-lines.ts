import { lexer, type Token, type Tokens } from 'marked';
import {
  edited,
  endOfList,
  hasLines,
  inlineTokens,
  insideRewritten,
  isUnderlined,
  rewritten,
  spaceAtEnd,
} from './markdown-blocks';
import { isComparison, withEscapes, withoutEscapes } from './typed-signs';

/*
 * Running text as people type it: each line is a line for visitors, and `*bold*` is bold, as in WhatsApp. Markdown in files differs: they
 * break their lines at a width, and `*` makes a text italic.
 */

/** Markdown of a file as people edit it. Lines of tables stay. */
export function asEdited(written: string): string {
  return withoutEscapes(rewritten(lexer(written), editedBlock));
}

/** Markdown of what people have typed. */
export function asWritten(typed: string): string {
  return rewritten(lexer(withEscapes(typed)), writtenBlock);
}

function writtenBlock(token: Token): string | undefined {
  if (token.type === 'blockquote' || token.type === 'list') return undefined;
  const marked = withMark(token, '**');
  return hasLines(token) ? withEnds(marked, writtenEnd) : marked;
}

/** A backslash directly behind an address would be a part of it: https://github.github.com/gfm/#autolinks-extension- */
function writtenEnd(line: string): string {
  const text = line.trimEnd();
  const [lastWord = ''] = text.split(/\s/).slice(-1);
  const isAddress = /(?<!\]\()(?:(?:https?|ftp):\/\/|www\.)/i.test(lastWord);
  return `${text}${isAddress ? ' ' : ''}\\\n`;
}

function editedBlock(token: Token, above: string): string | undefined {
  switch (token.type) {
    case 'list':
      return insideRewritten(withTypedMarks(token as Tokens.List), editedBlock);
    case 'blockquote':
      return asTypedQuotation(insideRewritten(token, editedBlock));
    case 'hr':
      return asTypedRule(token.raw, above);
    case 'code':
      return asTypedCode(token as Tokens.Code);
    default: {
      const marked = withMark(token, '_');
      if (token.type === 'heading') return asTypedHeading(token as Tokens.Heading, marked);
      return hasLines(token) ? withEnds(marked, editedEnd) : marked;
    }
  }
}

/** https://spec.commonmark.org/0.31.2/#hard-line-breaks */
function editedEnd(line: string): string {
  const text = line.trimEnd();
  const spaces = line.length - text.length;
  let signs = 0;
  while (text.charAt(text.length - signs - 1) === '\\') signs++;
  if (spaces === 0 && signs % 2 === 1) return `${text.slice(0, -1).trimEnd()}\n`;
  return `${text}${spaces > 1 ? '\n' : ' '}`;
}

/** A text whose lines, except the last one, end in another way. */
function withEnds(text: string, withEnd: (line: string) => string): string {
  const [first = '', ...others] = text.trimEnd().split('\n');
  const lines = [first, ...others.map((line) => line.trimStart())];
  const last = lines.pop()!;
  return lines.map(withEnd).join('') + last + spaceAtEnd(text);
}

/** People see no indented code: they type spaces for other reasons. */
function asTypedCode({ codeBlockStyle, text, raw }: Tokens.Code): string {
  return codeBlockStyle && !text.includes('```') ? `\`\`\`\n${text.trimEnd()}\n\`\`\`${spaceAtEnd(raw)}` : raw;
}

/** Directly below a text, hyphens would make it a heading. */
function asTypedRule(raw: string, above: string): string {
  if (/^\s*-{3,}\s*$/.test(raw)) return raw;
  return `${/\S\n$/.test(above) ? '\n' : ''}---${spaceAtEnd(raw)}`;
}

function asTypedQuotation(quotation: string): string {
  return isComparison(quotation) ? quotation.replace('>', '> ') : quotation;
}

function asTypedHeading(heading: Tokens.Heading, marked: string): string {
  const lines = marked.trimEnd().split('\n');
  const text = isUnderlined(heading)
    ? lines
        .slice(0, -1)
        .map((line) => line.trim())
        .join(' ')
    : marked.replace(/^\s*#+[ \t]*/, '').trimEnd();
  return `${'#'.repeat(Math.max(2, heading.depth))} ${text}${spaceAtEnd(heading.raw)}`;
}

/** Lists with the marks that people type, and with their numbers as visitors see them. */
function withTypedMarks(list: Tokens.List): Tokens.List {
  if (list.raw.trimStart().startsWith('*') && list.items.length > 1) return list;
  const items = list.items.map((item, index) => {
    const mark = list.ordered ? `${Number(list.start) + index}.` : '-';
    return { ...item, raw: item.raw.replace(/^([ \t]*)\S+/, `$1${mark}`) };
  });
  return { ...list, items, raw: items.map(({ raw }) => raw).join('') + endOfList(list) };
}

/** Replaces the `*` around texts that are emphasized with one of them, and the `__` around others. */
function withMark(block: Token, mark: string): string {
  const edits = inlineTokens(block).flatMap(({ token: { type, raw }, start, end, isInWord }) => {
    if (type === 'em' && /^\*[^*]+\*$/.test(raw) && !isInWord)
      return [start, end - 1].map((at) => ({ at, length: 1, to: mark }));
    return type === 'strong' && raw.startsWith('__') ? [start, end - 2].map((at) => ({ at, length: 2, to: '**' })) : [];
  });
  return edited(block.raw, edits);
}
