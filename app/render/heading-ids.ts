import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter } from 'parse5';
import { slugOf } from '../../search/letters';
import { element, elementsOf, textOf, valueOf } from './tree';

/** Headings in these elements get no ids: React expects islands unchanged, and dialogs are closed at first. */
const isIslandOrDialog = (each: Tree.Element) =>
  each.tagName === 'dialog' || valueOf(each, 'data-island') !== undefined;

/**
 * Gives each heading an id from its first words, in its own language. Existing ids stay.
 *
 * @param tree changed in place
 * @param withLinks whether headings get a link whose address can be copied
 */
export function giveHeadingIds(tree: Tree.ParentNode, withLinks: boolean): void {
  const elements = elementsOf(tree);
  const used = new Set(elements.map((each) => valueOf(each, 'id')));
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) return;
  for (const each of elementsOf(main, isIslandOrDialog)) {
    if (!isHeading(each)) continue;
    const known = valueOf(each, 'id');
    const id = known ?? freeId(each, used);
    if (id === undefined) continue;
    used.add(id);
    if (known === undefined) each.attrs.push({ name: 'id', value: id });
    if (withLinks && /^h[23]$/.test(each.tagName) && !isIn(each, /^(summary|a)$/))
      defaultTreeAdapter.appendChild(each, linkTo(id));
  }
}

/** Whether an element is a heading below the `<h1>` of the page. */
export function isHeading(each: Tree.Element): boolean {
  if (each.tagName === 'summary')
    return textOf(each) !== '' && !elementsOf(each).some(({ tagName }) => /^h[2-4]$/.test(tagName));
  if (each.tagName === 'caption') return valueOf(each, 'data-heading') === undefined;
  return /^h[2-4]$/.test(each.tagName);
}

function freeId(heading: Tree.Element, used: ReadonlySet<string | undefined>): string | undefined {
  const id = slugOf(textOf(heading));
  if (id === '') return undefined;
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? id : `${id}-${number}`;
    if (!used.has(free)) return free;
  }
}

/** The link of a heading to itself, for pointers only. Other visitors find all headings on the search screen. */
function linkTo(id: string): Tree.Element {
  return element('a', { class: 'to-heading', href: `#${id}`, 'aria-hidden': 'true', tabindex: '-1' });
}

function isIn(node: Tree.Element, tagName: RegExp): boolean {
  const parent = node.parentNode as Tree.Element | null;
  return parent !== null && 'tagName' in parent && (tagName.test(parent.tagName) || isIn(parent, tagName));
}
