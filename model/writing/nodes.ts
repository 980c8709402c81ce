import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** Gives a node another value and keeps notation and comments of what stays. @returns false if the value is of another kind */
export function assign(document: Document, node: Node, value: unknown): boolean {
  if (isScalar(node) && (value === null || typeof value !== 'object')) {
    node.value = value;
    // The notation of the old number, for example one decimal.
    delete node.minFractionDigits;
    delete node.format;
    return true;
  }
  if (isSeq(node) && Array.isArray(value)) {
    layOutFirst(node, value);
    while (node.items.length > value.length) removeEntry(node, node.items.length - 1);
    for (const [index, each] of value.entries()) assignEntry(document, node, index, each);
    return true;
  }
  if (isMap(node) && value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const key of node.items.map(keyOf)) if (!Object.hasOwn(value, key)) removeEntry(node, key);
    for (const [key, each] of Object.entries(value)) assignEntry(document, node, key, each);
    return true;
  }
  return false;
}

/** An empty list is written as `[]`: its first entries are written on lines of their own if they have fields. */
export function layOutFirst(list: YAMLSeq, entries: readonly unknown[]): void {
  if (list.items.length === 0) list.flow = entries.every((entry) => entry === null || typeof entry !== 'object');
}

function assignEntry(document: Document, parent: YAMLMap | YAMLSeq, key: string | number, value: unknown): void {
  const node = parent.get(key, true) as unknown;
  if (isNode(node) && assign(document, node, value)) return;
  const created = document.createNode(value);
  if (isNode(node)) keepComments(node, created);
  parent.set(key, created);
}

/** Copies the comments of a node that is replaced. */
export function keepComments(from: Node, to: Node): void {
  to.commentBefore = from.commentBefore ?? null;
  to.comment = from.comment ?? null;
  to.spaceBefore = from.spaceBefore ?? false;
  if (isCollection(from) && isCollection(to)) to.flow = from.flow ?? false;
}

/** Writes a new entry as its neighbour is written: each list and map in the same style. */
export function copyNotation(like: unknown, created: unknown): void {
  if (!isCollection(like) || !isCollection(created)) return;
  created.flow = like.flow ?? false;
  if (!isMap(like) || !isMap(created)) return;
  for (const pair of created.items) copyNotation(like.get(pair.key, true), pair.value);
}

/**
 * Removes an entry of a list, or a field. A comment above it goes with it, unless an empty line separates the two, or it is at
 * the top of the list: then it is about what follows, and stays. So does an empty line, unless it sets off the entry's comment.
 *
 * @returns the node that was removed, with its own comment
 */
export function removeEntry(parent: YAMLMap | YAMLSeq, key: string | number): Node {
  const items = parent.items as (Node | Pair)[];
  const index = isSeq(parent) ? Number(key) : parent.items.findIndex((pair) => keyOf(pair) === key);
  const removed = commented(items.splice(index, 1)[0]!);
  const next = items[index] && commented(items[index]);
  const comment = removed.commentBefore ?? '';
  const isHeading = index === 0 || comment.endsWith('\n');
  const staying = isHeading ? comment : comment.slice(0, comment.lastIndexOf('\n\n') + 1);
  const own = comment.slice(staying.length).replace(/^\n/, '');
  const isSpaced = removed.spaceBefore ?? false;
  removed.commentBefore = own || null;
  removed.spaceBefore = isSpaced && own !== '' && !staying;
  if (next) {
    next.spaceBefore = staying || index === 0 ? isSpaced : next.spaceBefore || (isSpaced && !own);
    if (staying) next.commentBefore = belowComment(staying, next.commentBefore);
  } else if (staying) parent.comment = belowComment(staying, parent.comment).trimEnd();
  return removed;
}

/**
 * Adds an entry to a list, with an empty line above it if the others have one. Between two groups, it becomes the last of the
 * group above; a comment at the top stays there.
 */
export function insertEntry(list: YAMLSeq, index: number, entry: Node, isSpaced = hasEmptyLines(list)): void {
  const [first] = list.items as Node[];
  if (index === 0 && first) {
    if (first.commentBefore) entry.commentBefore = belowComment(first.commentBefore, entry.commentBefore);
    entry.spaceBefore = first.spaceBefore ?? false;
    first.commentBefore = null;
    first.spaceBefore = isSpaced;
  } else if (isSpaced) entry.spaceBefore = true;
  list.items.splice(index, 0, entry);
}

/** Moves an entry of a list, with its own comment. @param to its index afterwards */
export function moveEntry(list: YAMLSeq, from: number, to: number): void {
  const isSpaced = hasEmptyLines(list);
  insertEntry(list, to, removeEntry(list, from), isSpaced);
}

/** Whether empty lines separate the entries of a list. An empty line above a comment may separate groups only. */
function hasEmptyLines({ items }: YAMLSeq): boolean {
  const others = (items as Node[]).slice(1).filter(({ commentBefore }) => !commentBefore);
  return others.length > 0 && others.every(({ spaceBefore }) => spaceBefore);
}

function belowComment(above: string, below: string | null | undefined): string {
  return below ? `${above.replace(/\n?$/, '\n')}\n${below}` : above;
}

/** The node to which the comment above an entry or a field belongs. */
function commented(item: Node | Pair): Node {
  if (!('key' in item)) return item;
  // The library adds fields with plain strings as keys.
  if (!isNode(item.key)) item.key = new Scalar(item.key);
  return item.key as Node;
}

function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}
