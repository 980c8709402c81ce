import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { valueOf } from '../../app/render/tree';
import { type Marks, withoutMarks } from './marks';

/** Elements inside of a line of running text. */
const INLINE = new Set(['a', 'abbr', 'b', 'br', 'code', 'del', 'em', 'i', 'span', 'strong', 'sub', 'sup']);

/** Attributes that people see or hear. */
const SAID = new Set(['alt', 'aria-label', 'placeholder', 'title']);

/** Elements whose text a tap can't reach. */
const UNSEEN = new Set(['head', 'script', 'style']);

/** Element of the page → the addresses of the fields that it shows, the first one first. */
export type ShownFields = Map<Tree.Element, string[]>;

/**
 * Finds the fields that elements of a page show, by the marks in the same page of the marked school. Where the two pages differ in
 * more than marks, it finds none: the page itself never depends on marks.
 */
export function shownFields(page: Tree.Document, markedHtml: string, marks: Marks): ShownFields {
  const fields: ShownFields = new Map();
  const add = (element: Tree.Element, text: string) => {
    for (const address of marks.addressesIn(text)) {
      const shows = marks.isRunning(address) ? blockAround(element) : element;
      fields.set(shows, [...(fields.get(shows) ?? []), address]);
    }
  };
  compare(page, parse(markedHtml, { scriptingEnabled: false }), add);
  return fields;
}

function compare(plain: Tree.ParentNode, marked: Tree.ParentNode, add: (element: Tree.Element, text: string) => void) {
  const element = 'tagName' in plain ? plain : undefined;
  if (element && UNSEEN.has(element.tagName)) return;
  // A telephone number becomes a link, so its mark is alone before it.
  for (const node of marked.childNodes) if (element && isOnlyMarks(node)) add(element, (node as Tree.TextNode).value);
  for (const [one, other] of pairs(nodesOf(plain), nodesOf(marked))) {
    if ('childNodes' in one && 'childNodes' in other) compare(one, other, add);
    else if (element && 'value' in one && 'value' in other && one.value === withoutMarks(other.value))
      add(element, other.value);
  }
  for (const { name, value } of element && 'attrs' in marked ? marked.attrs : [])
    if (element && SAID.has(name) && valueOf(element, name) === withoutMarks(value)) add(element, value);
}

/** The children, without texts that are only marks. */
function nodesOf({ childNodes }: Tree.ParentNode): Tree.ChildNode[] {
  return childNodes.filter((node) => !isOnlyMarks(node));
}

function isOnlyMarks(node: Tree.ChildNode): boolean {
  return node.nodeName === '#text' && withoutMarks((node as Tree.TextNode).value) === '';
}

/** Pairs equal nodes from the beginning, and from the end. */
function pairs(plain: readonly Tree.ChildNode[], marked: readonly Tree.ChildNode[]) {
  const same = (index: number, other: number) => plain[index]?.nodeName === marked[other]?.nodeName;
  const found: [Tree.ChildNode, Tree.ChildNode][] = [];
  const length = Math.min(plain.length, marked.length);
  let first = 0;
  for (; first < length && same(first, first); first += 1) found.push([plain[first]!, marked[first]!]);
  for (let last = 1; last <= length - first && same(plain.length - last, marked.length - last); last += 1)
    found.push([plain.at(-last)!, marked.at(-last)!]);
  return found;
}

function blockAround(element: Tree.Element): Tree.Element {
  const { parentNode } = element;
  return INLINE.has(element.tagName) && parentNode && 'tagName' in parentNode ? blockAround(parentNode) : element;
}

/** Puts the fields into attributes of their elements. @param changed addresses of fields to outline */
export function writeFields(fields: ShownFields, changed: readonly string[] = []): void {
  const isChanged = new Set(changed);
  for (const [{ tagName, attrs }, addresses] of fields) {
    attrs.push({ name: 'data-field', value: addresses[0]! });
    // The cells of a row have their own outlines.
    if (tagName !== 'tr' && addresses.some((each) => isChanged.has(each)))
      attrs.push({ name: 'data-changed', value: '' });
  }
}
