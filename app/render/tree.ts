import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, html } from 'parse5';

/** All descendants in document order, except excluded elements and their descendants. */
export function elementsOf(
  parent: Tree.ParentNode,
  isLeftOut: (element: Tree.Element) => boolean = () => false,
): Tree.Element[] {
  const found: Tree.Element[] = [];
  const add = ({ childNodes }: Tree.ParentNode) => {
    for (const node of childNodes) {
      if (!('tagName' in node) || isLeftOut(node)) continue;
      found.push(node);
      add(node);
    }
  };
  add(parent);
  return found;
}

export function valueOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function textOf(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

export function element(tagName: string, attributes: Record<string, string>, text = ''): Tree.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const made = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(made, text);
  return made;
}
