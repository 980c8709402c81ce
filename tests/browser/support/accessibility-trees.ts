import { existsSync } from 'node:fs';
import { content } from './content';

const FOLDER = 'tests/browser/accessibility-trees';

/** Name of the file with the agreed tree of a screen. */
export function treeOf(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.txt`;
}

export function hasTree(path: string): boolean {
  return existsSync(`${FOLDER}/${treeOf(path)}`);
}

/** The screens with an agreed tree, and one of each kind that has none yet. */
export const screensWithTrees = content.screens.filter(
  ({ path, kind }) =>
    hasTree(path) ||
    (!content.screens.some((each) => each.kind === kind && hasTree(each.path)) &&
      content.screens.find((each) => each.kind === kind)?.path === path),
);

/** What to do about a kind of screen without an agreed tree. */
export function howToAgree(path: string, kind: string): string {
  return `No screen of kind “${kind}” has an agreed accessibility tree. To write one, run
  npx playwright test tests/browser/every-page/accessibility-trees.spec.ts --update-snapshots
and read ${FOLDER}/${treeOf(path)} as a screen reader would: landmarks, headings in order, names. Then commit it.`;
}

/**
 * The shape of an accessibility tree: roles, levels and states without the words, of like parts in one place the first.
 * So it stays the same when the office changes a fee, a name or a date, adds a teacher or takes out a holiday.
 *
 * @param snapshot as Playwright’s `ariaSnapshot` writes it
 */
export function shapeOf(snapshot: string): string {
  return shapesOf(parse(snapshot.split('\n'))).join('\n');
}

interface Part {
  role: string;
  parts: Part[];
}

function parse(lines: readonly string[]): Part[] {
  const root: Part = { role: '', parts: [] };
  const open: { indent: number; part: Part }[] = [{ indent: -1, part: root }];
  for (const line of lines) {
    const [, space = '', rest = ''] = /^(\s*)- (.*)$/.exec(line) ?? [];
    // The addresses of links and the words between parts are the content’s.
    if (!rest || /^['"]?(\/url|text|\/placeholder)\b/.test(rest)) continue;
    const part = { role: roleOf(rest), parts: [] };
    while ((open.at(-1)?.indent ?? -1) >= space.length) open.pop();
    open.at(-1)?.part.parts.push(part);
    open.push({ indent: space.length, part });
  }
  return root.parts;
}

/** What stands inside is running text, which the office writes. */
const TEXT_ROLES = /^(paragraph|definition|cell|rowheader)\b/;

/** `heading "Our classes" [level=2]:` → `heading [level=2]` */
function roleOf(line: string): string {
  const role = /^['"]?([a-z]+)/.exec(line)?.[1] ?? '';
  const states = line.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/\[[a-z]+(?:=\w+)?\]/g) ?? [];
  return [role, ...states].join(' ');
}

function shapesOf(parts: readonly Part[], indent = ''): string[] {
  const shapes = parts.map(({ role, parts: inner }) => [
    `${indent}- ${role}`,
    ...(TEXT_ROLES.test(role) ? [] : shapesOf(inner, `${indent}  `)),
  ]);
  const seen = new Set<string>();
  return shapes.flatMap((shape) => {
    const text = shape.join('\n');
    if (seen.has(text)) return [];
    seen.add(text);
    return shape;
  });
}
