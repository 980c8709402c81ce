import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/**
 * Gives a node another value and keeps the notation and the comments of everything that stays.
 *
 * @returns false if the node is of another kind than the value, so that it must be replaced
 */
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
 * the top of the list: then it is about what follows, and stays.
 */
export function removeEntry(parent: YAMLMap | YAMLSeq, key: string | number): void {
  const items = parent.items as (Node | Pair)[];
  const index = isSeq(parent) ? Number(key) : parent.items.findIndex((pair) => keyOf(pair) === key);
  const [removed] = items.splice(index, 1).map(commented);
  const comment = removed?.commentBefore;
  if (!comment) return;
  const staying = index === 0 || comment.endsWith('\n') ? comment : comment.slice(0, comment.lastIndexOf('\n\n') + 1);
  if (!staying) return;
  const next = items[index] && commented(items[index]);
  if (!next) {
    parent.comment = [parent.comment, staying.trimEnd()].filter(Boolean).join('\n');
    return;
  }
  const own = next.commentBefore;
  next.commentBefore = own ? `${staying.replace(/\n?$/, '\n')}\n${own}` : staying;
  next.spaceBefore = removed.spaceBefore ?? false;
}

/** The node to which the comment above an entry or a field belongs. */
function commented(item: Node | Pair): Node {
  return 'key' in item ? (item.key as Node) : item;
}

function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}
