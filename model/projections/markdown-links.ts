import { lexer, type Token, type Tokens, walkTokens } from 'marked';

/** A link or a picture in Markdown, in any notation. https://spec.commonmark.org/0.31.2/#links */
export interface MarkdownLink {
  target: string;
  isPicture: boolean;
  /** As it is written. */
  raw: string;
  /** Line of the text, counted from 1. */
  line: number;
}

/** The rest of a link that isn't one, for example because of a space in its address. */
const UNFINISHED = /\]\(\s*<?([^\s)>]*)/g;

/** More quotations and lists within each other than people write: the parser's stack would be too small for them. */
export const deepMarks = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])(?=[ \t]))){50,}/gm;

/** The links and pictures of a text as a parser sees them. Addresses that are written as text, such as `www.cbse.gov.in`, are left out. */
export function linksIn(text: string): MarkdownLink[] {
  if (!/[[<]/.test(text)) return [];
  const links: MarkdownLink[] = [];
  let line = 1;
  for (const block of lexer(text.replace(deepMarks, ''))) {
    const add = (target: string, { type, raw }: Token) => {
      // The parser takes away the space before further lines of an item.
      const [begin = ''] = raw.split('\n');
      const above = block.raw.slice(0, Math.max(0, block.raw.indexOf(begin)));
      links.push({ target, isPicture: type === 'image', raw, line: line + linesIn(above) });
    };
    void walkTokens([block], (token) => {
      if (
        token.type === 'image' ||
        token.type === 'def' ||
        (token.type === 'link' && hasOwnAddress(token as Tokens.Link))
      )
        add((token as Tokens.Link).href, token);
      if (token.type === 'text' && !(token as Tokens.Text).tokens)
        for (const [, target = ''] of token.raw.matchAll(UNFINISHED)) add(target, token);
    });
    line += linesIn(block.raw);
  }
  return links;
}

/**
 * Not `[fees][1]`, whose address is in a line of its own, nor an address that is text, `<office@school.example>`. But any scheme in
 * pointed brackets makes a link: `<javascript:alert(1)>`.
 */
function hasOwnAddress({ raw, href }: Tokens.Link): boolean {
  return raw.startsWith('[') ? !raw.endsWith(']') : !/^(https?|mailto):/.test(href);
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
