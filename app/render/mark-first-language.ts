import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SiteContent } from '../../model/concepts/site-content';
import { initialsOf } from '../components/people/initials';
import { toHtml } from '../markdown';
import { elementsOf } from './tree';

const isNoText = ({ tagName }: Tree.Element) => tagName === 'script' || tagName === 'style';

/** Forms mark their texts themselves, since React hydrates them. Only their `data-static` content is marked here. */
const isForm = ({ tagName, attrs }: Tree.Element) =>
  tagName === 'form' && attrs.some(({ name }) => name === 'data-form');
const isStatic = ({ attrs }: Tree.Element) => attrs.some(({ name }) => name === 'data-static');

/** Attributes with text for people, by element. */
const SAID: Readonly<Record<string, string>> = { img: 'alt', meta: 'content' };

/** Elements that can't contain other elements. */
const PLAIN: ReadonlySet<string> = new Set(['title', 'option']);

/** The untranslated texts in the language of a page. */
type Untranslated = Pick<SiteContent, 'untranslated'> & { school: Pick<SiteContent['school'], 'registrations'> };

/**
 * Adds `lang` to untranslated text, which is in the first language, for screen readers. It recognises the texts, not their
 * script, which two languages may share.
 *
 * @param tree of a page; changed in place
 * @param tag BCP 47 of the first language
 */
export function markFirstLanguage(tree: Tree.ParentNode, content: Untranslated, tag: string): void {
  if (content.untranslated.length === 0) return;
  const isFirst = recognizers.get(content) ?? recognizerOf(content);
  recognizers.set(content, isFirst);

  const visit = (element: Tree.Element) => {
    if (isNoText(element)) return;
    if (isForm(element)) return elementsOf(element).filter(isStatic).forEach(visit);
    const says = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value;
    const mark = () => element.attrs.push({ name: 'lang', value: tag });
    const hasOwn = says('lang') !== undefined;
    if (!hasOwn && isFirst(says(SAID[element.tagName] ?? '') ?? '')) mark();
    // Phones show the column label before the cell. `lang` on the cell applies to its text too, which must be untranslated.
    const isCellOfFirst = () => textsOf(element).every((text) => !/\p{L}/u.test(text) || isFirst(text));
    if (!hasOwn && isFirst(says('data-label') ?? '') && isCellOfFirst()) return mark();
    for (const child of [...element.childNodes]) {
      if ('tagName' in child) visit(child);
      else if (defaultTreeAdapter.isTextNode(child) && !hasOwn && isFirst(child.value)) {
        if (PLAIN.has(element.tagName)) mark();
        else wrap(child, tag);
      }
    }
  };
  for (const child of tree.childNodes) if ('tagName' in child) visit(child);
}

function wrap(text: Tree.TextNode, tag: string): void {
  const span = defaultTreeAdapter.createElement('span', html.NS.HTML, [{ name: 'lang', value: tag }]);
  const parent = text.parentNode!;
  parent.childNodes.splice(parent.childNodes.indexOf(text), 1, span);
  span.parentNode = parent;
  defaultTreeAdapter.appendChild(span, text);
}

/** Recognizers by content, so that all pages of a language share one. */
const recognizers = new WeakMap<Untranslated, (text: string) => boolean>();

/**
 * Returns a function that recognises text whose words all come from untranslated texts: `Title · Name of the school`, an
 * address, or a part of a paragraph beside a link.
 */
function recognizerOf(content: Untranslated): (text: string) => boolean {
  const pieces = new Set(content.untranslated.flatMap(({ text }) => piecesOf(text, content)));
  const byFirstWord = new Map<string, string[]>();
  for (const piece of [...pieces].sort((a, b) => b.length - a.length)) {
    const word = firstWordOf(piece);
    byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), piece]);
  }
  return (text) => {
    let rest = keyOf(text);
    if (!/\p{L}/u.test(rest)) return false;
    while (/\p{L}/u.test(rest)) {
      const known = byFirstWord
        .get(firstWordOf(rest))
        ?.find((piece) => rest.startsWith(piece) && endsThere(rest, piece));
      if (known === undefined) return false;
      rest = fromFirstLetter(rest.slice(known.length));
    }
    return true;
  };
}

/** The text nodes of a Markdown text, each without what is before its first letter. */
function piecesOf(markdown: string, content: Untranslated): string[] {
  // Drawn portraits show the initials of a name.
  const pieces = [markdown, initialsOf(markdown), ...textsOf(parseFragment(toHtml(markdown, content)))];
  return pieces.map(keyOf).filter((piece) => /\p{L}/u.test(piece));
}

function textsOf(node: Tree.Node): string[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  return 'childNodes' in node ? node.childNodes.flatMap(textsOf) : [];
}

function keyOf(text: string): string {
  return fromFirstLetter(text.replace(/\s+/g, ' ').trim());
}

function fromFirstLetter(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '');
}

function firstWordOf(text: string): string {
  return /^[\p{L}\p{M}]*/u.exec(text)?.[0] ?? '';
}

/** Whether a text that begins with a piece has no further letter right after it. */
function endsThere(text: string, piece: string): boolean {
  return !/^[\p{L}\p{M}]/u.test(text.slice(piece.length));
}
