import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SiteContent } from '../../model/concepts/site-content';
import { initialsOf } from '../components/people/initials';
import { toHtml } from '../markdown';
import { elementsOf } from './tree';

const isNoText = ({ tagName }: Tree.Element) => tagName === 'script' || tagName === 'style';

/** A form says it itself: its script takes it over as it is, save what `data-static` keeps as it arrived. */
const isForm = ({ tagName, attrs }: Tree.Element) =>
  tagName === 'form' && attrs.some(({ name }) => name === 'data-form');
const isStatic = ({ attrs }: Tree.Element) => attrs.some(({ name }) => name === 'data-static');

/** Attributes that people read or hear, by element. */
const SAID: Readonly<Record<string, string>> = { img: 'alt', meta: 'content' };

/** Elements that can hold no others. */
const PLAIN: ReadonlySet<string> = new Set(['title', 'option']);

/** What has been left untranslated in the language of a page. */
type Untranslated = Pick<SiteContent, 'untranslated'> & { school: Pick<SiteContent['school'], 'registrations'> };

/**
 * Adds `lang` to untranslated text, which is in the first language, for screen readers. It is known by its words, never by
 * its letters: two languages may share them.
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
    // The head of a column, which a phone says before each cell; what is translated in the cell would be marked with it.
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

/** One for all pages of a language. */
const recognizers = new WeakMap<Untranslated, (text: string) => boolean>();

/**
 * Tells what is made of untranslated wordings and of nothing else that has letters: `Title · Name of the school`, an address
 * of its parts, the piece of a paragraph beside a link.
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

/** The texts between the tags of a wording, as a page has them, each from its first letter on. */
function piecesOf(markdown: string, content: Untranslated): string[] {
  // A drawn portrait has the initials of a name.
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

/** Not in the middle of a word. */
function endsThere(text: string, piece: string): boolean {
  return !/^[\p{L}\p{M}]/u.test(text.slice(piece.length));
}
