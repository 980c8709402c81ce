import Turndown from 'turndown';
import { signsOf } from './item-signs';
import { simplify } from './simplify-html';

/**
 * Markdown of pasted HTML. The HTML is only read, in a document without scripts and pictures.
 *
 * @returns undefined if the HTML has no formatting that Markdown can keep: then the pasted text is better as it is
 */
export function markdownOf(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  signsOf(body);
  simplify(body);
  const hasFormatting = body.querySelector('h2, h3, strong, em, a, table, [data-sign]') !== null;
  return hasFormatting || body.querySelectorAll('p').length > 1 ? turndown.turndown(body) : undefined;
}

const turndown = new Turndown({ headingStyle: 'atx', br: '' });
/** Only what Markdown would not show as it is. */
turndown.escape = (text) =>
  text
    .replace(/\\(?=[!-/:-@[-`{-~])|[*`]|<(?=[a-z/!?])|\](?=\()/gi, '\\$&')
    .replace(/(^|[^\p{L}\p{N}])_|_(?=$|[^\p{L}\p{N}])/gu, '$1\\_');

turndown.addRule('block', {
  filter: ['p', 'div'],
  replacement: (content) => `\n\n${content.replace(/^[#>]/, '\\$&')}\n\n`,
});
turndown.addRule('list', {
  filter: ['ul', 'ol'],
  replacement(content, node) {
    const lines = content.replace(/^\n+|\n+$/g, '');
    return node.parentElement?.closest('li') ? `\n${lines}\n` : `\n\n${lines}\n\n`;
  },
});
turndown.addRule('item', {
  filter: (node) => node.dataset.sign !== undefined,
  replacement(content, node) {
    const sign = `${node.dataset.sign} `;
    // Further lines are inside the item only if Markdown knows its sign.
    const indent = /^ *(-|\d+[.)]) $/.test(sign) ? ' '.repeat(sign.length) : '';
    return `\n${sign}${content.trim().replace(/\n(?=.)/g, `\n${indent}`)}\n`;
  },
});
turndown.addRule('link', {
  filter: 'a',
  replacement(content, node) {
    const { href } = (node as HTMLAnchorElement).dataset;
    if (content === '') return '';
    // Markdown links an address by itself.
    return node.textContent === href ? href : `[${content}](${href})`;
  },
});
turndown.addRule('bold', { filter: 'strong', replacement: (content, node) => marked('**', content, node) });
turndown.addRule('italic', {
  filter: 'em',
  replacement(content, node) {
    // `_` inside a word is no mark.
    const isBesideMark =
      node.parentElement?.tagName === 'STRONG' || isLetter(textBeside(node, 'previousSibling').slice(-1));
    return marked(isBesideMark || isLetter(textBeside(node, 'nextSibling')) ? '*' : '_', content, node);
  },
});
turndown.addRule('table', {
  filter: 'table',
  replacement(_content, node) {
    const rows = [...(node as HTMLTableElement).rows].map(({ cells }) => [...cells].map(textOfCell));
    const width = Math.max(...rows.map(({ length }) => length));
    const [head = [], ...others] = rows;
    const lines = [head, Array.from({ length: width }, () => '---'), ...others].map(
      (cells) => `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`,
    );
    return `\n\n${lines.join('\n')}\n\n`;
  },
});

function textOfCell(cell: HTMLTableCellElement): string {
  const content = document.createElement('div');
  content.append(...cell.cloneNode(true).childNodes);
  return turndown.turndown(content).replace(/\n+/g, ' ').replaceAll('|', '\\|');
}

function marked(sign: string, content: string, node: Node): string {
  // A mark that ends between a full stop and a letter would be shown as it is: https://spec.commonmark.org/0.31.2/#right-flanking-delimiter-run
  const end = isLetter(textBeside(node, 'nextSibling')) ? content.search(/[.,:;!?।…]*$/) : content.length;
  return end === 0 ? content : sign + content.slice(0, end) + sign + content.slice(end);
}

function isLetter(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}]/u.test(text);
}

/** The text beside an inline element, also if that is the first or last one in another. */
function textBeside(node: Node, side: 'previousSibling' | 'nextSibling'): string {
  const { [side]: sibling, parentElement: outer } = node;
  if (sibling) return sibling.textContent ?? '';
  return outer?.matches('a, strong, em') ? textBeside(outer, side) : '';
}
