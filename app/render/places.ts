import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { isHeading } from './heading-ids';
import { elementsOf, textOf, valueOf } from './tree';

/** A part of a page, from a heading to the next one, or a row of a table. */
export interface PlaceOfPage {
  /** Of the heading under which it stands; empty above the first one. */
  id: string;
  /** What the heading says, or the cells of the row. */
  heading: string;
  /** A block of the page each. */
  lines: string[];
  /** Of a row of a table. */
  cells?: string[];
  /** BCP 47, where it is not that of the page. */
  lang?: string;
}

/** What leads elsewhere, what is asked, and what only says again what stands beside it. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'form',
  'button',
  'dialog',
  'nav',
  'iframe',
  'thead',
]);
const INLINE: ReadonlySet<string> = new Set([
  'a',
  'span',
  'strong',
  'em',
  'b',
  'i',
  'abbr',
  'time',
  'sup',
  'sub',
  'small',
]);
/** A heading inside heads nothing that follows. */
const SECTIONS: ReadonlySet<string> = new Set(['article', 'li', 'section']);
/** Letters of a row that can be read as an answer; a longer one is a text. */
const ANSWER_LETTERS = 120;

/** What can be found on a page. @param html of the whole page */
export function placesOf(html: string): PlaceOfPage[] {
  const tree = parse(html, { scriptingEnabled: false });
  const main = elementsOf(tree).find(({ tagName }) => tagName === 'main');
  const places: PlaceOfPage[] = [{ id: '', heading: '', lines: [] }];
  let section = places[0]!;
  let line = '';
  let lang: string | undefined;
  const inItsLanguage = (place: PlaceOfPage) => (lang ? { ...place, lang } : place);
  const endLine = () => {
    const text = clean(line);
    line = '';
    if (text) section.lines.push(text);
  };
  const visit = (node: Tree.ChildNode) => {
    if ('value' in node) line += node.value;
    if (!('tagName' in node) || isLeftOut(node) || node.tagName === 'h1') return;
    const around = lang;
    lang = valueOf(node, 'lang') ?? lang;
    visitElement(node);
    lang = around;
  };
  const visitElement = (node: Tree.Element) => {
    if (isHeading(node)) {
      endLine();
      const heading = clean(textOf(node));
      // The language of a text may stand in an element around all of it.
      lang =
        elementsOf(node)
          .map((each) => clean(textOf(each)) === heading && valueOf(each, 'lang'))
          .find(Boolean) || lang;
      section = inItsLanguage({ id: valueOf(node, 'id') ?? section.id, heading, lines: [] });
      places.push(section);
      return;
    }
    if (node.tagName === 'tr' && isInBody(node)) {
      endLine();
      // The name of a month above its days.
      if (elementsOf(node).some((cell) => valueOf(cell, 'colspan') !== undefined)) return;
      places.push(inItsLanguage(rowOf(node, section.id)));
      return;
    }
    const isBlock = !INLINE.has(node.tagName);
    const around = section;
    if (isBlock) endLine();
    for (const child of node.childNodes) visit(child);
    if (isBlock) endLine();
    // What follows a list of headings is not said of the last of them.
    if (SECTIONS.has(node.tagName)) section = around;
  };
  for (const child of main?.childNodes ?? []) visit(child);
  endLine();
  return places.filter(({ id, heading, lines }, index) => index === 0 || id || heading || lines.length > 0);
}

function isLeftOut(element: Tree.Element): boolean {
  const classes = valueOf(element, 'class')?.split(' ') ?? [];
  return (
    LEFT_OUT.has(element.tagName) ||
    valueOf(element, 'aria-hidden') === 'true' ||
    valueOf(element, 'id') === NOT_FOUND ||
    // Pictures in turn, and what a script says by the visitor’s day.
    valueOf(element, 'aria-roledescription') !== undefined ||
    valueOf(element, 'data-today') !== undefined ||
    // A heading above it says the same.
    valueOf(element, 'data-heading') !== undefined ||
    classes.some((name) => name === 'visually-hidden' || name === 'no-print')
  );
}

function isInBody({ parentNode }: Tree.Element): boolean {
  return (parentNode as Partial<Tree.Element> | null)?.tagName === 'tbody';
}

function rowOf(row: Tree.Element, id: string): PlaceOfPage {
  const seen = row.childNodes.flatMap((cell) =>
    'tagName' in cell && valueOf(cell, 'data-serial') === undefined
      ? [{ text: clean(seenText(cell)), label: valueOf(cell, 'data-label') }]
      : [],
  );
  const filled = seen.filter(({ text }) => text !== '');
  // Of two days, one says by the heading of its column which it is.
  const isDay = ({ text }: { text: string }) => /\p{N}{4}/u.test(text);
  const saysLabels = filled.filter(isDay).length > 1;
  const cells = filled.map((cell) => (saysLabels && isDay(cell) ? `${cell.label}: ${cell.text}` : cell.text));
  const whole = cells.join(' · ');
  if (whole.length <= ANSWER_LETTERS) return { id, heading: whole, lines: [], cells };
  const [first = '', ...rest] = cells;
  return { id, heading: first, lines: rest, cells };
}

function seenText(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  // That a document can be opened says nothing of it.
  if (!('tagName' in node) || isLeftOut(node) || valueOf(node, 'target') !== undefined) return '';
  return node.childNodes.map(seenText).join('');
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
