import type { Token, Tokens } from 'marked';

/**
 * @param above the block above, as it is rewritten
 * @returns `undefined` for a block whose inner blocks are to be rewritten
 */
type RewriteBlock = (token: Token, above: string) => string | undefined;

/** Markdown with other blocks, also in quotations and lists. */
export function rewritten(tokens: readonly Token[], rewrite: RewriteBlock): string {
  let above = '';
  const blocks = tokens.map((token) => (above = rewrite(token, above) ?? insideRewritten(token, rewrite)));
  return blocks.join('');
}

export function insideRewritten(token: Token, rewrite: RewriteBlock): string {
  const { raw } = token;
  if (token.type === 'blockquote') return withPrefix('> ', '> ', token as Tokens.Blockquote, rewrite);
  if (token.type !== 'list') return raw;
  const items = (token as Tokens.List).items.map((item) => {
    const mark = /^[ \t]*\S+(?:[ \t]{1,4}(?=\S)|[ \t]?)/.exec(item.raw)![0];
    return withPrefix(mark, ' '.repeat(mark.length), item, rewrite);
  });
  return items.join('') + endOfList(token as Tokens.List);
}

/** The last item lacks the line break at the end of its list. */
export function endOfList({ raw, items }: Tokens.List): string {
  return raw.slice(items.map((item) => item.raw).join('').length);
}

function withPrefix(
  first: string,
  others: string,
  { raw, tokens }: Tokens.Blockquote | Tokens.ListItem,
  rewrite: RewriteBlock,
): string {
  const lines = rewritten(tokens, rewrite).trimEnd().split('\n');
  const withPrefixes = lines.map((line, index) => ((index === 0 ? first : others) + line).trimEnd());
  return withPrefixes.join('\n') + spaceAtEnd(raw);
}

/** Without a regular expression, which would try each space within the text. */
export function spaceAtEnd(text: string): string {
  return text.slice(text.trimEnd().length);
}

/** Headings that are underlined: https://spec.commonmark.org/0.31.2/#setext-headings */
export function isUnderlined({ type, raw }: Token): boolean {
  return type === 'heading' && !/^\s*#{1,6}(?:\s|$)/.test(raw);
}

/** Blocks whose line breaks are those of a text. */
export function hasLines({ type }: Token): boolean {
  return type === 'paragraph' || type === 'text';
}

export interface InlineToken {
  token: Token;
  start: number;
  end: number;
  /** Part of a word: WhatsApp has no marks there. */
  isInWord: boolean;
}

/** The inline tokens of a block, with their places in it. */
export function inlineTokens(block: Token): InlineToken[] {
  const { raw } = block;
  const found: InlineToken[] = [];
  const visit = (parent: Token, from: number) => {
    let at = from;
    for (const token of childrenOf(parent)) {
      const start = raw.indexOf(token.raw, at);
      // A cell of a table has other escapes than its text.
      if (start < 0) continue;
      const end = start + token.raw.length;
      found.push({ token, start, end, isInWord: isLetter(raw, start - 1) || isLetter(raw, end) });
      visit(token, start);
      at = end;
    }
  };
  visit(block, 0);
  return found;
}

/** Replaces characters at places of a text. */
export function edited(text: string, edits: readonly { at: number; length: number; to: string }[]): string {
  let end = 0;
  const parts = edits
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, length, to }) => {
      const part = text.slice(end, at) + to;
      end = at + length;
      return part;
    });
  return parts.join('') + text.slice(end);
}

function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().flatMap(({ tokens }) => tokens);
  }
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

function isLetter(text: string, at: number): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(text.charAt(at));
}
