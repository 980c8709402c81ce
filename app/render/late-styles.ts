import { type AtRule, type ChildNode, parse } from 'postcss';

/** At-rules that are removed once they contain no rules. */
const GROUPS: ReadonlySet<string> = new Set(['layer', 'media', 'supports']);

/** Selectors that only match after an action of the visitor. */
const TOUCHED = /(?<!:not\():(hover|focus|focus-visible|popover-open)\b/;

const CLASS = /\.([a-z_][\w-]*)/gi;

/** Returns the rules that can load after the first view. */
export function lateStyles(css: string): string {
  return only(css, (node) => phaseOf(node) !== 'first');
}

/**
 * Returns the rules that the first view of a page needs.
 *
 * @param shown classes in the first view; their rules in `@layer late` are included
 */
export function firstStyles(css: string, shown: ReadonlySet<string>): string {
  return only(css, (node) => {
    const phase = phaseOf(node);
    return phase === 'first' || (phase === 'hidden' && mayStyle(node, shown));
  });
}

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

/**
 * When a rule is needed. `hidden`: it is in `@layer late`, whose elements are hidden at first on most pages. `later`: it
 * applies to no first view, for example only to paper.
 */
function phaseOf(node: ChildNode): 'first' | 'hidden' | 'later' {
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
