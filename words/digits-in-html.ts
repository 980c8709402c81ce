import { type DefaultTreeAdapterTypes as Tree, parse, parseFragment, serialize } from 'parse5';
import { inDigits } from './digits';
import { type Digits, type Language, languages, numberingOf } from './languages';

/** Elements whose digits don’t change: their text is invisible, or visitors type it. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['script', 'style', 'textarea']);

/** Attributes whose text visitors hear or see. */
const SHOWN: ReadonlySet<string> = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-roledescription',
  'data-label',
]);

/** Names of `<meta>` elements with text for search engines and messengers. */
const SHOWN_META: ReadonlySet<string> = new Set(['description', 'og:title', 'og:description', 'og:site_name']);

/**
 * Converts the digits of texts, and of attributes that visitors read or hear, by the language of each element. Links, ids, values,
 * scripts and elements with `translate="no"` don’t change.
 *
 * @param node changed in place
 * @param around language of the surrounding page; a whole page has its own `lang`
 */
export function digitsInTree(node: Tree.Node, digits: Digits | undefined, around?: Language): void {
  showDigits(node, digits, around && numberingOf(digits, around));
}

/** Converts the digits in the HTML of a page, or of a part of one. @param around language of the page around the part */
export function digitsInHtml(html: string, digits: Digits | undefined, around?: Language): string {
  if (!digits || digits === 'latin') return html;
  const tree = around ? parseFragment(html) : parse(html);
  digitsInTree(tree, digits, around);
  return serialize(tree);
}

/** Converts digits in a node and below it. @param numbering of the surrounding language; `undefined` for Latin digits */
function showDigits(node: Tree.Node, digits: Digits | undefined, numbering: string | undefined): void {
  if (node.nodeName === '#text') {
    (node as Tree.TextNode).value = inDigits((node as Tree.TextNode).value, numbering);
    return;
  }
  const here = 'attrs' in node ? digitsInElement(node, digits, numbering) : numbering;
  if ('childNodes' in node && !LEFT_ALONE.has(node.nodeName))
    for (const child of node.childNodes) showDigits(child, digits, here);
}

/** Converts digits in the attributes of an element. @returns the numbering for the texts inside it */
function digitsInElement(
  { tagName, attrs }: Tree.Element,
  digits: Digits | undefined,
  around: string | undefined,
): string | undefined {
  const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  if (valueOf('translate') === 'no') return undefined;
  const language = valueOf('lang')?.split('-')[0];
  // Texts in a language that the site does not support don’t change.
  const isKnown = language !== undefined && language in languages;
  const own = isKnown ? numberingOf(digits, language as Language) : undefined;
  const here = language ? own : around;
  if (!here) return undefined;
  const isShownMeta = tagName === 'meta' && SHOWN_META.has(valueOf('name') ?? valueOf('property') ?? '');
  for (const attribute of attrs)
    if (SHOWN.has(attribute.name) || (isShownMeta && attribute.name === 'content'))
      attribute.value = inDigits(attribute.value, here);
  return here;
}
