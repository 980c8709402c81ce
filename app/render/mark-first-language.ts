import { marked } from 'marked';
import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SiteContent } from '../../model/concepts/site-content';

/** What is no text; and forms, which say it themselves: their script takes them over as they are. */
const isLeftAlone = ({ tagName, attrs }: Tree.Element) =>
  tagName === 'script' || tagName === 'style' || (tagName === 'form' && attrs.some(({ name }) => name === 'data-form'));

/** Elements that can hold no others. */
const PLAIN: ReadonlySet<string> = new Set(['title', 'option']);

/**
 * Adds `lang` to untranslated text, which is in the first language, for screen readers.
 *
 * @param tree of a page; changed in place
 * @param tag BCP 47 of the first language
 */
export function markFirstLanguage(tree: Tree.ParentNode, untranslated: SiteContent['untranslated'], tag: string): void {
  if (untranslated.length === 0) return;
  const texts = new Set(untranslated.flatMap(({ text }) => piecesOf(text)));
  const isFirst = (text: string) => texts.has(keyOf(text));

  const visit = (element: Tree.Element) => {
    if (isLeftAlone(element)) return;
    const says = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value;
    const mark = () => element.attrs.push({ name: 'lang', value: tag });
    const hasOwn = says('lang') !== undefined;
    if (element.tagName === 'img' && !hasOwn && isFirst(says('alt') ?? '')) mark();
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

/** The texts between the tags of a wording, as a page has them. */
function piecesOf(markdown: string): string[] {
  const pieces = [markdown, ...textsOf(parseFragment(marked.parse(markdown, { async: false })))];
  return pieces.map(keyOf).filter((piece) => /\p{L}/u.test(piece));
}

function textsOf(node: Tree.Node): string[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  return 'childNodes' in node ? node.childNodes.flatMap(textsOf) : [];
}

function keyOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
