import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { isHeading } from './heading-ids';
import { elementsOf, textOf, valueOf } from './tree';

/** The part of a page from one heading to the next, or a row of a table. */
export interface PageSection {
  /** Id of the section's heading, or of the heading above a row; empty above the first heading. */
  id: string;
  /** Text of the heading, or the cells of the row. */
  heading: string;
  /** Text of the section, one line for each block of the page. */
  lines: string[];
  /** Cells of the row, if the section is a row of a table. */
  cells?: string[];
  /** Language of the section (BCP 47), if it differs from that of the page. */
  lang?: string;
}

/** Elements without searchable text: links, questions, and repetitions of nearby text. */
const SKIPPED: ReadonlySet<string> = new Set('script style form button dialog nav iframe thead'.split(' '));
const INLINE: ReadonlySet<string> = new Set('a span strong em b i abbr time sup sub small'.split(' '));
/** Elements at whose end the section of a heading inside them ends. */
const SECTIONING: ReadonlySet<string> = new Set(['article', 'li', 'section']);
/** Longest row that the search shows as an answer; a longer one is text below its first cell. */
const MAX_ANSWER_LETTERS = 120;

/** The searchable sections of a page. @param html of the whole page */
export function pageSections(html: string): PageSection[] {
  const tree = parse(html, { scriptingEnabled: false });
  const main = elementsOf(tree).find(({ tagName }) => tagName === 'main');
  const reader = new SectionReader();
  for (const child of main?.childNodes ?? []) reader.read(child);
  reader.endLine();
  return reader.sections.filter(({ id, heading, lines }, index) => index === 0 || id || heading || lines.length > 0);
}

/** Collects sections while it walks over a page. */
class SectionReader {
  readonly sections: PageSection[] = [{ id: '', heading: '', lines: [] }];
  private current = this.sections[0]!;
  private line = '';

  read(node: Tree.ChildNode, langAround?: string): void {
    if ('value' in node) this.line += node.value;
    if (!('tagName' in node) || isSkipped(node) || node.tagName === 'h1') return;
    const lang = valueOf(node, 'lang') ?? langAround;
    if (isHeading(node)) this.startSection(node, lang);
    else if (node.tagName === 'tr' && isInBody(node)) this.addRow(node, lang);
    else this.readChildren(node, lang);
  }

  endLine(): void {
    const text = clean(this.line);
    this.line = '';
    if (text) this.current.lines.push(text);
  }

  private startSection(element: Tree.Element, langAround: string | undefined): void {
    this.endLine();
    const heading = clean(textOf(element));
    // An inner element may set the language of the whole heading.
    const whole = elementsOf(element).filter((each) => clean(textOf(each)) === heading);
    const lang = whole.map((each) => valueOf(each, 'lang')).find(Boolean) ?? langAround;
    this.current = { id: valueOf(element, 'id') ?? this.current.id, heading, lines: [], ...(lang && { lang }) };
    this.sections.push(this.current);
  }

  private addRow(row: Tree.Element, lang: string | undefined): void {
    this.endLine();
    // A cell across all columns is the name of a month above its days.
    if (elementsOf(row).some((cell) => valueOf(cell, 'colspan') !== undefined)) return;
    this.sections.push({ ...rowOf(row, this.current.id), ...(lang && { lang }) });
  }

  private readChildren(element: Tree.Element, lang: string | undefined): void {
    const isBlock = !INLINE.has(element.tagName);
    const around = this.current;
    if (isBlock) this.endLine();
    for (const child of element.childNodes) this.read(child, lang);
    if (isBlock) this.endLine();
    if (SECTIONING.has(element.tagName)) this.current = around;
  }
}

function isSkipped(element: Tree.Element): boolean {
  const classes = valueOf(element, 'class')?.split(' ') ?? [];
  return (
    SKIPPED.has(element.tagName) ||
    valueOf(element, 'aria-hidden') === 'true' ||
    valueOf(element, 'id') === NOT_FOUND ||
    // Skip the carousel, and texts that a script changes by the visitor’s date.
    valueOf(element, 'aria-roledescription') !== undefined ||
    valueOf(element, 'data-today') !== undefined ||
    // Skip captions that repeat the heading above them.
    valueOf(element, 'data-heading') !== undefined ||
    classes.some((name) => name === 'visually-hidden' || name === 'no-print')
  );
}

function isInBody({ parentNode }: Tree.Element): boolean {
  return (parentNode as Partial<Tree.Element> | null)?.tagName === 'tbody';
}

function rowOf(row: Tree.Element, id: string): PageSection {
  const seen = row.childNodes.flatMap((cell) =>
    'tagName' in cell && valueOf(cell, 'data-serial') === undefined
      ? [{ text: clean(seenText(cell)), label: valueOf(cell, 'data-label') }]
      : [],
  );
  const filled = seen.filter(({ text }) => text !== '');
  // Two dates in a row need the headings of their columns to tell them apart.
  const isDay = ({ text }: { text: string }) => /\p{N}{4}/u.test(text);
  const needsLabels = filled.filter(isDay).length > 1;
  const cells = filled.map((cell) => (needsLabels && isDay(cell) ? `${cell.label}: ${cell.text}` : cell.text));
  const whole = cells.join(' · ');
  if (whole.length <= MAX_ANSWER_LETTERS) return { id, heading: whole, lines: [], cells };
  const [first = '', ...rest] = cells;
  return { id, heading: first, lines: rest, cells };
}

function seenText(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  // Skip the link that opens a document, whose text is only “View”.
  if (!('tagName' in node) || isSkipped(node) || valueOf(node, 'target') !== undefined) return '';
  return node.childNodes.map(seenText).join('');
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
