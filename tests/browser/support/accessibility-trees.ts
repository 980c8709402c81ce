import { existsSync } from 'node:fs';
import { content } from './content';

const FOLDER = 'tests/browser/accessibility-trees';

/** Name of the file with the agreed accessibility tree of a screen. */
export function treeOf(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.txt`;
}

export function hasTree(path: string): boolean {
  return existsSync(`${FOLDER}/${treeOf(path)}`);
}

/** The screens with an agreed tree, and one screen of each kind that has no agreed tree yet. */
export const screensWithTrees = content.screens.filter(
  ({ path, kind }) =>
    hasTree(path) ||
    (!content.screens.some((each) => each.kind === kind && hasTree(each.path)) &&
      content.screens.find((each) => each.kind === kind)?.path === path),
);

/** The message that explains how to add the tree of a new kind of screen. */
export function howToAgree(path: string, kind: string): string {
  return `No screen of kind “${kind}” has an agreed accessibility tree. To write one, run
  npx playwright test tests/browser/every-page/accessibility-trees.spec.ts --update-snapshots
and read ${FOLDER}/${treeOf(path)} as a screen reader would: landmarks, headings in order, names. Then commit it.`;
}

/**
 * The shape of an accessibility tree: roles, levels and states without texts, and only the first of equal siblings.
 * So it stays the same when the office changes a fee, a name or a date, adds a teacher or removes a holiday.
 *
 * @param snapshot as Playwright’s `ariaSnapshot` writes it
 */
export function shapeOf(snapshot: string): string {
  return shapesOf(parse(snapshot.split('\n'))).join('\n');
}

interface Node {
  role: string;
  children: Node[];
}

function parse(lines: readonly string[]): Node[] {
  const root: Node = { role: '', children: [] };
  const open: { indent: number; node: Node }[] = [{ indent: -1, node: root }];
  for (const line of lines) {
    const [, space = '', rest = ''] = /^(\s*)- (.*)$/.exec(line) ?? [];
    // Skip addresses and texts, because they are content.
    if (!rest || /^['"]?(\/url|text|\/placeholder)\b/.test(rest)) continue;
    const node = { role: roleOf(rest), children: [] };
    while ((open.at(-1)?.indent ?? -1) >= space.length) open.pop();
    open.at(-1)?.node.children.push(node);
    open.push({ indent: space.length, node });
  }
  return root.children;
}

/** Roles of elements whose inside is text of the office, which may change. */
const TEXT_ROLES = /^(paragraph|definition|cell|rowheader)\b/;

/** Removes the name from a line of a snapshot: `heading "Our classes" [level=2]:` → `heading [level=2]` */
function roleOf(line: string): string {
  const role = /^['"]?([a-z]+)/.exec(line)?.[1] ?? '';
  const states = line.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/\[[a-z]+(?:=\w+)?\]/g) ?? [];
  return [role, ...states].join(' ');
}

function shapesOf(nodes: readonly Node[], indent = ''): string[] {
  const shapes = nodes.map(({ role, children }) => [
    `${indent}- ${role}`,
    ...(TEXT_ROLES.test(role) ? [] : shapesOf(children, `${indent}  `)),
  ]);
  const seen = new Set<string>();
  return shapes.flatMap((shape) => {
    const text = shape.join('\n');
    if (seen.has(text)) return [];
    seen.add(text);
    return shape;
  });
}
