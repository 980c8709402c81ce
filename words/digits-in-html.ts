import { type DefaultTreeAdapterTypes as Tree, parse, parseFragment, serialize } from 'parse5';
import { inDevanagariDigits } from './digits';
import { type Language, languages } from './languages';

/** What nobody reads, and what a visitor has typed. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['script', 'style', 'textarea']);

/** What is read aloud, or shown at the pointer. */
const SHOWN: ReadonlySet<string> = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-roledescription',
  'data-label',
]);

/** What search engines and messengers show. */
const SHOWN_META: ReadonlySet<string> = new Set(['description', 'og:title', 'og:description', 'og:site_name']);

/**
 * Devanagari digits wherever a reader reads a language of that script: in texts, and in what is read aloud of elements.
 * Links, ids, values, scripts and what says `translate="no"` stay as they are.
 *
 * @param node changed in place, with all below it
 * @param isAround whether the language around it is of that script; a whole page says its own
 */
export function digitsInTree(node: Tree.Node, isAround = false): void {
  if (node.nodeName === '#text') {
    if (isAround) (node as Tree.TextNode).value = inDevanagariDigits((node as Tree.TextNode).value);
    return;
  }
  const isHere = 'attrs' in node ? digitsInElement(node, isAround) : isAround;
  if ('childNodes' in node && !LEFT_ALONE.has(node.nodeName))
    for (const child of node.childNodes) digitsInTree(child, isHere);
}

/** As `digitsInTree`, for the text of a page, or of a part of one. @param around the language around a part */
export function digitsInHtml(html: string, around?: Language): string {
  const tree = around ? parseFragment(html) : parse(html);
  digitsInTree(tree, around && isDevanagari(around));
  return serialize(tree);
}

/** @returns whether the language inside of it is of that script */
function digitsInElement({ tagName, attrs }: Tree.Element, isAround: boolean): boolean {
  const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  if (valueOf('translate') === 'no') return false;
  const language = valueOf('lang')?.split('-')[0];
  const isHere = language ? isDevanagari(language) : isAround;
  if (!isHere) return false;
  const isShownMeta = tagName === 'meta' && SHOWN_META.has(valueOf('name') ?? valueOf('property') ?? '');
  for (const attribute of attrs)
    if (SHOWN.has(attribute.name) || (isShownMeta && attribute.name === 'content'))
      attribute.value = inDevanagariDigits(attribute.value);
  return true;
}

/** Also of a language that no page of ours is in: its texts stay as they are. */
function isDevanagari(language: string): boolean {
  return language in languages && languages[language as Language].script === 'devanagari';
}
