import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What HTML calls flow content and not phrasing content. */
const BLOCKS = names(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul',
);
const HEADINGS = names('h1 h2 h3 h4 h5 h6');
const ONLY_PHRASING = names(
  'abbr b bdi bdo button cite code dfn em h1 h2 h3 h4 h5 h6 i kbd label legend mark meter output p pre progress q s samp small span strong sub summary sup time u var',
);
/** They may hold what their parent may. */
const TRANSPARENT = names('a ins del');
const INTERACTIVE = names('a button details iframe input label select textarea');
const NOT_IN_BODY = names('base meta style title');
const CHILDREN: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: names('li script template'),
  ol: names('li script template'),
  dl: names('div dt dd script template'),
  table: names('caption colgroup thead tbody tfoot tr script template'),
  tr: names('td th script template'),
  select: names('option optgroup hr script template'),
};

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
 * Faults of a page that a browser forgives and a checker of HTML or a screen reader does not: elements where the
 * standard has no place for them, an empty time, landmarks of one role and name, row headers after cells of their row,
 * and required fields that leave it to the browser whether they are invalid.
 *
 * @returns each in words; none for a sound page
 */
export function markupFaultsOf(html: string): string[] {
  const elements = elementsBelow(parse(html, { scriptingEnabled: false }));
  return [...new Set([...elements.flatMap(contentFaults), ...landmarkFaults(elements)])];
}

function contentFaults(element: Tree.Element): string[] {
  const { tagName: name } = element;
  const parent = parentOf(element);
  const model = firstOf(element, ({ tagName }) => !TRANSPARENT.has(tagName))?.tagName ?? '';
  const faults: string[] = [];
  const fault = (text: string) => faults.push(`${text}: ${pathOf(element)}`);
  if (BLOCKS.has(name) && ONLY_PHRASING.has(model) && !(model === 'summary' && HEADINGS.has(name)))
    fault(`<${name}> has no place in <${model}>`);
  if (parent && CHILDREN[parent.tagName]?.has(name) === false) fault(`<${name}> is no child of <${parent.tagName}>`);
  if (INTERACTIVE.has(name) && valueOf(element, 'type') !== 'hidden') {
    const around = firstOf(element, ({ tagName }) => tagName === 'a' || tagName === 'button' || tagName === 'summary');
    if (around) fault(`<${name}> is inside <${around.tagName}>`);
  }
  if (NOT_IN_BODY.has(name) && firstOf(element, ({ tagName }) => tagName === 'body')) fault(`<${name}> is in the body`);
  // The parser makes one of an end tag that lost its <p> to a block inside.
  if (name === 'p' && element.childNodes.length === 0 && element.attrs.length === 0) fault('<p> is empty');
  if (name === 'time' && valueOf(element, 'datetime') === undefined && textOf(element) === '')
    fault('<time> says no time');
  const before = parent?.childNodes.slice(0, parent.childNodes.indexOf(element)) ?? [];
  // A header of a row applies only to the cells after it.
  if (name === 'th' && before.some(({ nodeName }) => nodeName === 'td')) fault('<th> comes after a cell of its row');
  const isField = ['input', 'select', 'textarea'].includes(name) && valueOf(element, 'required') !== undefined;
  if (isField && valueOf(element, 'aria-invalid') === undefined) fault(`<${name} required> has no aria-invalid`);
  return faults;
}

/** Landmarks of one role need names, each its own. */
function landmarkFaults(elements: readonly Tree.Element[]): string[] {
  const nameOf = (element: Tree.Element) => {
    const ids = valueOf(element, 'aria-labelledby')?.split(' ') ?? [];
    const labels = elements.filter((each) => ids.includes(valueOf(each, 'id') ?? ''));
    return valueOf(element, 'aria-label') ?? labels.map(textOf).join(' ');
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

/** The nearest element around one that matches. */
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

function textOf(element: Tree.Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('')
    .trim();
}
