import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Run } from './printed-document';

/** Splits a text into runs of one language each, and converts its digits to those of the school. */
export type ToRuns = (text: string) => Run[];

/** Converts Markdown for PDFs: paragraphs, headings, lists, bold, italic and links. Other syntax is printed as typed. */
export function blocksOfText(markdown: string, toRuns: ToRuns): Block[] {
  return lexer(markdown).flatMap((token) => blocksOf(token, toRuns));
}

function blocksOf(token: Token, toRuns: ToRuns): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: 'heading', runs: inline(token.tokens, token.raw, toRuns) }];
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      const blocks = items.map((item) => item.tokens.flatMap((each) => blocksOf(each, toRuns)));
      return [{ kind: 'list', ...(ordered && { start: start || 1 }), items: blocks }];
    }
    default:
      return [
        {
          kind: 'paragraph',
          runs: inline('tokens' in token ? token.tokens : undefined, token.raw.trimEnd(), toRuns),
        },
      ];
  }
}

function inline(tokens: Token[] | undefined, raw: string, toRuns: ToRuns): Run[] {
  return tokens ? tokens.flatMap((token) => runsOfToken(token, toRuns)) : toRuns(raw);
}

function runsOfToken(token: Token, toRuns: ToRuns): Run[] {
  const inside = () => inline('tokens' in token ? token.tokens : undefined, token.raw, toRuns);
  switch (token.type) {
    case 'strong':
      return inside().map((run): Run => ({ ...run, bold: true }));
    case 'em':
      return inside().map((run): Run => ({ ...run, italic: true }));
    case 'link':
      return linkRuns(token as Tokens.Link, inside());
    case 'br':
      return [{ text: '\n' }];
    case 'text':
    case 'escape': {
      const { tokens, text } = token as Tokens.Text;
      // As in HTML, a line break in the Markdown file is a space.
      return inline(tokens, text.replace(/\s*\n\s*/g, ' '), toRuns);
    }
    default:
      return toRuns(token.raw);
  }
}

/** A PDF links only to other sites; links to our screens become plain text. */
function linkRuns({ href }: Tokens.Link, runs: Run[]): Run[] {
  return /^(https?|mailto|tel):/.test(href) ? runs.map((run): Run => ({ ...run, href })) : runs;
}
