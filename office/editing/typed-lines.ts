import { lexer, type Token, type Tokens } from 'marked';
import { edited, endOfList, hasLines, inlineTokens, insideRewritten, isUnderlined, rewritten } from './markdown-blocks';
import { withEscapes, withoutEscapes } from './typed-signs';

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

/** A backslash directly behind an address would be a part of it: https://github.github.com/gfm/#autolinks-extension- */
function writtenBlock(token: Token): string | undefined {
  if (isContainer(token)) return undefined;
  const marked = withMark(token, '**');
  if (!hasLines(token)) return marked;
  return marked
    .replace(/[ \t]*\n[ \t]*(?=\S)/g, '\\\n')
    .replace(/(?<=(?<!\]\()(?:(?:https?|ftp):\/\/|www\.)\S*)(?=\\\n)/gi, ' ');
}

function editedBlock(token: Token): string | undefined {
  if (token.type === 'list') return insideRewritten(withTypedMarks(token as Tokens.List), editedBlock);
  if (isContainer(token)) return undefined;
  const marked = withMark(token, '_');
  if (token.type === 'heading') return asTypedHeading(token as Tokens.Heading, marked);
  if (!hasLines(token)) return marked;
  // https://spec.commonmark.org/0.31.2/#hard-line-breaks
  return marked.replace(/( *)(\\*)( *)\n[ \t]*(?=\S)/g, (_, before: string, signs: string, after: string) => {
    const isHard = signs === '' ? before.length > 1 : after.length > 1 || (after === '' && signs.length % 2 === 1);
    const shown = signs && before + signs;
    if (!isHard) return `${shown} `;
    return after === '' && signs.length === 1 ? '\n' : `${after === '' ? shown.slice(0, -1) : shown}\n`;
  });
}

function asTypedHeading(heading: Tokens.Heading, marked: string): string {
  const text = isUnderlined(heading)
    ? marked.replace(/\n[ \t]*[-=]+\s*$/, '').replace(/\s*\n\s*/g, ' ')
    : marked.replace(/^\s*#+[ \t]*/, '').trimEnd();
  return `${'#'.repeat(Math.max(2, heading.depth))} ${text}${/\s*$/.exec(heading.raw)![0]}`;
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

function isContainer({ type }: Token): boolean {
  return type === 'blockquote' || type === 'list';
}
