import { type AtRule, type ChildNode, parse } from 'postcss';

/** At-rules that hold rules, and are nothing without them. */
const GROUPS: ReadonlySet<string> = new Set(['layer', 'media', 'supports']);

/** What only shows once a visitor does something. */
const TOUCHED = /(?<!:not\():(hover|focus|focus-visible|popover-open)\b/;

const CLASS = /\.([a-z_][\w-]*)/gi;

/** The part of some styles that can wait until all that shows at first is there. */
export function lateStyles(css: string): string {
  return only(css, (node) => partOf(node) !== 'first');
}

/**
 * The part of some styles that a page needs for what it shows at first.
 *
 * @param shown classes of that part of the page: where it has those of a rule in `@layer late`, the page needs this rule at once
 */
export function firstStyles(css: string, shown: ReadonlySet<string>): string {
  return only(css, (node) => {
    const part = partOf(node);
    return part === 'first' || (part === 'hidden' && mayStyle(node, shown));
  });
}

/** The classes that style sheets name. */
export function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) classes.add(name);
  });
  return classes;
}

function only(css: string, isKept: (node: ChildNode) => boolean): string {
  const root = parse(css);
  const sift = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      const group = node.type === 'atrule' && GROUPS.has(node.name) ? node.nodes : undefined;
      if (group) sift([...group]);
      if (group ? group.length === 0 : !isKept(node)) node.remove();
    }
  };
  sift([...root.nodes]);
  return root.toString();
}

/** `hidden`: by `@layer late`, on most pages. `later`: on every page, as what is for paper. */
function partOf(node: ChildNode): 'first' | 'hidden' | 'later' {
  if (node.type === 'rule' && node.selectors.every((selector) => TOUCHED.test(selector))) return 'later';
  const groups = groupsAround(node);
  if (groups.some(({ name, params }) => name === 'media' && params === 'print')) return 'later';
  return groups.some(({ name, params }) => name === 'layer' && params === 'late') ? 'hidden' : 'first';
}

function groupsAround({ parent }: ChildNode): AtRule[] {
  return parent?.type === 'atrule' ? [parent as AtRule, ...groupsAround(parent as AtRule)] : [];
}

function mayStyle(node: ChildNode, classes: ReadonlySet<string>): boolean {
  const named = node.type === 'rule' ? [...node.selector.matchAll(CLASS)] : [];
  return named.length === 0 || named.some(([, name = '']) => classes.has(name));
}
