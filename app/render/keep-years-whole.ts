import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** `2018-19`; Chromium would begin a new line behind the hyphen. */
const YEARS = /((?<![-/\w])20\d\d[-–](?:20)?\d\d\b(?!-))/;

/** What can hold no element, what is no text, what a script takes over as it is, and what is not seen. */
const isLeftAlone = ({ tagName, attrs }: Tree.Element) =>
  ['title', 'option', 'textarea', 'script', 'style'].includes(tagName) ||
  attrs.some(({ name }) => ['data-form', 'data-island', 'data-heading'].includes(name));

/** Puts the years of a session into an element that keeps them on one line. @param tree of a page; changed in place */
export function keepYearsWhole(tree: Tree.ParentNode): void {
  for (const node of [...tree.childNodes]) {
    if (defaultTreeAdapter.isElementNode(node)) {
      if (!isLeftAlone(node)) keepYearsWhole(node);
    } else if (defaultTreeAdapter.isTextNode(node) && YEARS.test(node.value)) {
      for (const [index, part] of node.value.split(YEARS).entries()) {
        if (index % 2 === 0) defaultTreeAdapter.insertTextBefore(tree, part, node);
        else {
          const whole = defaultTreeAdapter.createElement('span', html.NS.HTML, [{ name: 'class', value: 'whole' }]);
          defaultTreeAdapter.insertText(whole, part);
          defaultTreeAdapter.insertBefore(tree, whole, node);
        }
      }
      defaultTreeAdapter.detachNode(node);
    }
  }
}
