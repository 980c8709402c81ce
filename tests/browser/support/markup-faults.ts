import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

const LANDMARKS: Readonly<Record<string, string>> = {
  main: 'main',
  nav: 'navigation',
  aside: 'complementary',
  search: 'search',
  // Only with a name.
  form: 'form',
  section: 'region',
};
const LANDMARK_ROLES = new Set([...Object.values(LANDMARKS), 'banner', 'contentinfo']);

/**
 * Faults for screen readers that no validator reports: landmarks with the same role and name, row headers after cells of
 * their row, and required fields without `aria-invalid`.
 */
export function markupFaultsOf(html: string): string[] {
  const elements = elementsBelow(parse(html, { scriptingEnabled: false }));
  return [...new Set([...elements.flatMap(elementFaults), ...landmarkFaults(elements)])];
}

function elementFaults(element: Tree.Element): string[] {
  const { tagName: name, parentNode } = element;
  const faults: string[] = [];
  const before = parentNode?.childNodes.slice(0, parentNode.childNodes.indexOf(element)) ?? [];
  // A row header applies only to the cells after it.
  if (name === 'th' && before.some(({ nodeName }) => nodeName === 'td'))
    faults.push(`<th> comes after a cell of its row: ${pathOf(element)}`);
  // Without the attribute, Firefox reports an empty required field as invalid, and Orca says so.
  const isField = ['input', 'select', 'textarea'].includes(name) && valueOf(element, 'required') !== undefined;
  if (isField && valueOf(element, 'aria-invalid') === undefined)
    faults.push(`<${name} required> has no aria-invalid: ${pathOf(element)}`);
  return faults;
}

/** Landmarks of the same role need different names. */
function landmarkFaults(elements: readonly Tree.Element[]): string[] {
  const nameOf = (element: Tree.Element) => {
    const ids = valueOf(element, 'aria-labelledby')?.split(' ') ?? [];
    const labels = elements.filter((each) => ids.includes(valueOf(each, 'id') ?? ''));
    return valueOf(element, 'aria-label') ?? labels.map(textContentOf).join(' ');
  };
  const landmarks = elements.flatMap((element) => {
    const role = roleOf(element);
    const name = nameOf(element);
    if (!role || ((role === 'form' || role === 'region') && name === '')) return [];
    return [{ role, name, path: pathOf(element) }];
  });
  return landmarks
    .filter((one) => landmarks.some((other) => other !== one && other.role === one.role && other.name === one.name))
    .map(({ role, name, path }) => `another ${role} is named “${name}”, too: ${path}`);
}

function roleOf(element: Tree.Element): string | undefined {
  const role = valueOf(element, 'role');
  if (role !== undefined) return LANDMARK_ROLES.has(role) ? role : undefined;
  if (element.tagName === 'header' || element.tagName === 'footer') {
    if (firstOf(element, ({ tagName }) => /^(article|aside|main|nav|section)$/.test(tagName))) return undefined;
    return element.tagName === 'header' ? 'banner' : 'contentinfo';
  }
  return LANDMARKS[element.tagName];
}

function elementsBelow(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsBelow(child)] : []));
}

function parentOf({ parentNode }: Tree.Element): Tree.Element | undefined {
  return parentNode && 'tagName' in parentNode ? parentNode : undefined;
}

/** The nearest matching ancestor. */
function firstOf(element: Tree.Element, matches: (around: Tree.Element) => boolean): Tree.Element | undefined {
  const parent = parentOf(element);
  return parent && (matches(parent) ? parent : firstOf(parent, matches));
}

function pathOf(element: Tree.Element): string {
  const parent = parentOf(element);
  const own = `${element.tagName}${valueOf(element, 'id') ? `#${valueOf(element, 'id')}` : ''}`;
  return parent && parent.tagName !== 'body' ? `${pathOf(parent)} > ${own}` : own;
}

function valueOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function textContentOf(element: Tree.Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textContentOf(child) : ''))
    .join('')
    .trim();
}
