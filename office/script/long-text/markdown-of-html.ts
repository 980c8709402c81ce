import { markdownOfRuns, type Run, type RunStyle } from './runs';
import { styleOf } from './run-style';

/**
 * Markdown of pasted HTML. The HTML is only read, in a document without scripts and pictures.
 *
 * @returns undefined if the HTML has no formatting that Markdown can keep: then the pasted text is better as it is
 */
export function markdownOf(html: string): string | undefined {
  const reader = new Reader();
  const text = reader.textOf(new DOMParser().parseFromString(html, 'text/html').body, {});
  return reader.hasFormatting || reader.paragraphs > 1 ? text : undefined;
}

const BLOCKS = 'address,article,aside,blockquote,dd,div,dl,dt,figure,footer,header,hr,main,nav,ol,p,pre,section,ul';
const DROPPED = 'head,img,noscript,script,style,svg,template,title';
/** A text of the site begins below the heading of its page. */
const HEADINGS: Readonly<Record<string, string>> = {
  H1: '## ',
  H2: '## ',
  H3: '### ',
  H4: '### ',
  H5: '### ',
  H6: '### ',
};
/** Deep enough for a list in any other, bulleted or numbered. */
const WORD_INDENT = '   ';

interface Prefix {
  /** With the sign of an item, as people refer to it: Markdown has only bullets and numbers, so that `(a)` begins a line of a text. */
  first: string;
  /** Of further lines, and of blocks inside. */
  rest: string;
}

class Reader {
  paragraphs = 0;
  hasFormatting = false;
  private readonly blocks: { text: string; isItem: boolean }[] = [];
  private runs: Run[] = [];
  private prefix: Prefix = { first: '', rest: '' };

  textOf(element: Element, style: RunStyle): string {
    this.read(element, style);
    this.endBlock();
    return this.blocks
      .map(({ text, isItem }, index) => {
        const above = this.blocks[index - 1];
        return (above ? (isItem && above.isItem ? '\n' : '\n\n') : '') + text;
      })
      .join('');
  }

  private read(node: Node, style: RunStyle): void {
    for (const child of node.childNodes)
      if (child instanceof Element) this.readElement(child, style);
      else if (child instanceof Text) this.add({ ...style, text: child.data });
  }

  private readElement(element: Element, outer: RunStyle): void {
    const css = (element.getAttribute('style') ?? '').toLowerCase();
    if (element.matches(DROPPED) || /display:\s*none|mso-hide:\s*all/.test(css)) return;
    const style = styleOf(element, css, outer);
    const heading = HEADINGS[element.tagName];
    const item = wordItem(element, css) ?? (element.tagName === 'LI' ? prefixOf(element) : undefined);
    if (element.tagName === 'BR') this.add({ text: '\n' });
    else if (element instanceof HTMLTableElement) this.readTable(element, outer);
    else if (item !== undefined)
      this.readMarked(element, { first: item, rest: IS_ITEM.test(item) ? ' '.repeat(item.length) : '' }, style);
    else if (heading) this.readMarked(element, { first: heading, rest: '' }, outer);
    else if (element.matches(BLOCKS)) this.readBlock(element, style);
    else this.read(element, style);
  }

  private add(run: Run): void {
    if (run.text.trim() !== '' && (run.bold || run.italic || run.href)) this.hasFormatting = true;
    this.runs.push(run);
  }

  private readBlock(element: Element, style: RunStyle): void {
    this.endBlock();
    this.read(element, style);
    this.endBlock();
    if (element.tagName === 'P') this.paragraphs += 1;
  }

  /** Reads a heading or an item of a list. */
  private readMarked(element: Element, prefix: Prefix, style: RunStyle): void {
    this.endBlock();
    const { rest } = this.prefix;
    this.prefix = prefix;
    this.hasFormatting = true;
    this.readBlock(element, style);
    this.prefix = { first: rest, rest };
  }

  private readTable(table: HTMLTableElement, style: RunStyle): void {
    const rows = [...table.rows].map(({ cells }) => [...cells].map((cell) => textOfCell(cell, style)));
    const columns = Math.max(0, ...rows.map(({ length }) => length));
    // Many mails and pages are laid out with tables.
    if (columns < 2) return this.readBlock(table, style);
    this.endBlock();
    const line = (cells: readonly string[]) =>
      `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? '').join(' | ')} |`;
    const [head = [], ...others] = rows;
    const rule = Array.from({ length: columns }, () => '---');
    this.hasFormatting = true;
    this.push([head, rule, ...others].map(line).join('\n'));
  }

  private endBlock(): void {
    const isHeading = this.prefix.first.startsWith('#');
    const text = markdownOfRuns(isHeading ? this.runs.map((run) => ({ ...run, bold: false })) : this.runs);
    this.runs = [];
    if (text !== '') this.push(text);
  }

  private push(text: string): void {
    const { first, rest } = this.prefix;
    this.blocks.push({
      text: first + text.replaceAll('\n', `\n${rest}`),
      isItem: /^ *[^\s#]/.test(first) || IS_ITEM.test(text),
    });
    this.prefix.first = rest;
  }
}

const IS_ITEM = /^ *(-|\d+[.)]) /;

function textOfCell(cell: HTMLTableCellElement, style: RunStyle): string {
  return new Reader().textOf(cell, style).replace(/\n+/g, ' ').replaceAll('|', '\\|');
}

/** What an item of a list begins with. It is as deep as the text of the item around it. */
function prefixOf(item: Element): string {
  const { parentElement: list } = item;
  const around = list?.closest('li');
  const indent = around ? ' '.repeat(prefixOf(around).length) : '';
  if (list?.tagName !== 'OL') return `${indent}- `;
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  return `${indent}${(Number(list.getAttribute('start')) || 1) + items.indexOf(item)}. `;
}

/** The same for Word, whose lists are paragraphs with a visible number or bullet. */
function wordItem(paragraph: Element, css: string): string | undefined {
  const level = /mso-list:[^;]*level(\d)/.exec(css)?.[1];
  if (level === undefined) return undefined;
  const sign = [...paragraph.querySelectorAll('[style]')].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  );
  const text = sign?.textContent.trim() ?? '';
  sign?.remove();
  // Bullets are letters of other fonts, without a full stop.
  const isSign = /[\p{N}\p{L}]\p{M}*[.)]/u.test(text);
  return `${WORD_INDENT.repeat(Number(level) - 1)}${isSign ? text : '-'} `;
}
