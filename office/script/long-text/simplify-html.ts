const DROPPED = 'head, hr, img, noscript, script, style, svg, template, title';
const BLOCKS = 'address, article, aside, blockquote, dd, dl, dt, figure, footer, header, main, nav, pre, section';
const KEPT = 'p, div, ul, ol, li, table, thead, tbody, tfoot, tr, td, th, br';
/** A text of the site begins below the heading of its page. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h3', H5: 'h3', H6: 'h3' };

/** Reduces pasted HTML to elements that Markdown has. Bold and italic texts become `strong` and `em`, however they were styled. */
export function simplify(body: HTMLElement): void {
  for (const each of body.querySelectorAll(DROPPED)) each.remove();
  for (const each of body.querySelectorAll('[style]')) if (HIDDEN.test(cssOf(each))) each.remove();
  const texts = textsIn(body).map((text) => ({ text, tags: tagsOf(text.parentElement) }));
  for (const each of body.querySelectorAll<HTMLElement>('*')) simplifyElement(each);
  for (const { text, tags } of texts) mark(text, tags);
}

const HIDDEN = /display:\s*none|mso-hide:\s*all/i;

function cssOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function textsIn(body: HTMLElement): Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Tags of the text in an element. */
function tagsOf(element: Element | null): string[] {
  const isBold = isStyled(element, 'b, strong', /font-weight:\s*(?:(bold|[6-9]\d\d)|\w+)/i);
  const isItalic = isStyled(element, 'i, em', /font-style:\s*(?:(italic)|\w+)/i);
  const isHeading = element?.closest('h1, h2, h3, h4, h5, h6');
  return [...(isBold && !isHeading ? ['strong'] : []), ...(isItalic ? ['em'] : [])];
}

/** Google Docs puts everything into a `<b>` that isn’t bold. */
function isStyled(element: Element | null, tags: string, css: RegExp): boolean {
  if (!element) return false;
  const found = css.exec(cssOf(element));
  return found ? found[1] !== undefined : element.matches(tags) || isStyled(element.parentElement, tags, css);
}

function simplifyElement(element: HTMLElement): void {
  const heading = HEADINGS[element.tagName];
  const href = element.tagName === 'A' ? element.getAttribute('href')?.trim() : undefined;
  if (heading) rename(element, heading);
  else if (element instanceof HTMLTableElement) simplifyLayout(element);
  else if (element.matches(BLOCKS)) rename(element, 'div');
  // Other addresses lead nowhere outside the page or program that they come from.
  else if (href && /^(https?:|mailto:|tel:)/i.test(href)) element.dataset.href = href.replace(/[\s()<>]/g, hexOf);
  else if (!element.matches(KEPT)) element.replaceWith(...element.childNodes);
}

/** Many mails and pages are laid out with tables. */
function simplifyLayout(table: HTMLTableElement): void {
  const cells = [...table.rows].map((row) => [...row.cells]);
  if (cells.some(({ length }) => length > 1)) return;
  for (const cell of cells.flat()) rename(cell, 'div');
  rename(table, 'div');
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** `encodeURIComponent` keeps parentheses. */
function hexOf(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** Word splits a text into many elements of the same style, so it joins the marked text before it. */
function mark(text: Text, tags: readonly string[]): void {
  text.data = text.data.replace(/\s+/g, ' ');
  const [outer, ...inner] = tags;
  if (!outer) return;
  const before = text.previousSibling;
  const parent = before instanceof Element && before.matches(outer) ? before : document.createElement(outer);
  if (parent !== before) text.replaceWith(parent);
  parent.append(text);
  mark(text, inner);
}
