import type { YAMLError } from 'yaml';
import type { SyntaxProblem } from '../../../words/syntax-problems';

/** The index of a line, and what is wrong with it. */
export interface ProblemAtLine {
  index: number;
  problem: SyntaxProblem;
}

/**
 * Finds the line with the wrong indentation, since the parser often fails one line further down or up.
 *
 * @param reported index of the line where the parser failed
 * @returns `undefined` if the surrounding lines don’t show what was meant
 */
export function misplacedLine(
  { message }: YAMLError,
  reported: number,
  lines: readonly string[],
): ProblemAtLine | undefined {
  if (/^(A block sequence may not be|All sequence items must|Implicit keys need)/.test(message))
    return misplacedHyphen(reported, lines);
  if (message.startsWith('Sequence item without')) return besideHyphen(reported, lines);
  if (message.startsWith('All mapping items must')) return besideFields(reported, lines);
  if (message.startsWith('Nested mappings')) return deeperThanAbove(reported, lines);
  if (message.startsWith('Unexpected scalar at node end')) return firstLine(reported, lines);
  return undefined;
}

/** Finds an entry whose hyphen is not aligned with its list, such as an example that was pasted at the margin. */
function misplacedHyphen(reported: number, lines: readonly string[]): ProblemAtLine | undefined {
  const hyphens = sectionOf(reported, lines).filter((index) => isEntry(lines[index]));
  const own = indent(lines[reported]);
  const first = hyphens[0];
  if (!isEntry(lines[reported]) || first === undefined) return undefined;
  // If the entry was pasted at the top of the list, the parser reports the following entries instead.
  const isAbove =
    indent(lines[first]) === 0 && own === 2 && hyphens.filter((each) => indent(lines[each]) === 0).length === 1;
  const index = isAbove ? first : reported;
  const now = indent(lines[index]);
  const others = hyphens.filter((each) => indent(lines[each]) !== now);
  // Lists can be nested: align the entry with those that begin with the same field.
  const alike = others.filter((each) => firstField(lines[each]) === firstField(lines[index]));
  const elsewhere = alike.length > 0 ? undefined : lastEntryLike(index, lines);
  if (elsewhere !== undefined) return intoOtherList(index, lines, elsewhere);
  const [nearest] = (alike.length > 0 ? alike : others)
    .map((each) => indent(lines[each]))
    .sort((one, other) => Math.abs(one - now) - Math.abs(other - now) || one - other);
  if (nearest === undefined) return { index, problem: { kind: 'entry-without-list' } };
  const below = lines[after(index, lines)];
  const hasMoreLines = !isEntry(below) && indent(below) > now && indent(below) !== nearest + 2;
  const spaces = Math.abs(nearest - now);
  return { index, problem: { kind: 'hyphen-column', spaces, to: nearest > now ? 'right' : 'left', hasMoreLines } };
}

/** For an entry that was pasted at the end of the file, below another list. */
function intoOtherList(index: number, lines: readonly string[], elsewhere: number): ProblemAtLine {
  const entry = lines[elsewhere]?.trim() ?? '';
  return { index, problem: { kind: 'other-list', entry, spaces: indent(lines[elsewhere]) } };
}

function lastEntryLike(index: number, lines: readonly string[]): number | undefined {
  const field = firstField(lines[index]);
  return before(index, lines).find((each) => field && isEntry(lines[each]) && firstField(lines[each]) === field);
}

/** Finds a field that is in the same column as the hyphens of a list. */
function besideHyphen(reported: number, lines: readonly string[]): ProblemAtLine | undefined {
  const above = before(reported, lines);
  const hyphen = above.find((index) => isEntry(lines[index]));
  if (hyphen === undefined) return undefined;
  if (
    hyphen === above[0] &&
    fieldColumn(lines[hyphen]) !== indent(lines[hyphen]) + 2 &&
    indent(lines[reported]) === indent(lines[hyphen]) + 2
  )
    return { index: hyphen, problem: { kind: 'spaces-after-hyphen' } };
  return moved(reported, lines, fieldColumn(lines[hyphen]));
}

/** Finds a field between the columns of two levels; or the field above it, if only that one is too far to the right. */
function besideFields(reported: number, lines: readonly string[]): ProblemAtLine | undefined {
  const above = before(reported, lines);
  const [previous, parent] = above;
  if (previous === undefined) return undefined;
  const own = indent(lines[reported]);
  if (parent !== undefined && indent(lines[previous]) > own && own === fieldColumn(lines[parent]) + 2)
    return moved(previous, lines, own);
  const hyphen = above.find((index) => isEntry(lines[index]) && indent(lines[index]) <= own);
  return moved(reported, lines, fieldColumn(lines[hyphen ?? previous]));
}

/** Finds a field that is indented below a field with a value: one of the two lines is in the wrong column. */
function deeperThanAbove(reported: number, lines: readonly string[]): ProblemAtLine | undefined {
  const below = after(reported, lines);
  const deep = indent(lines[below]);
  if (!isField(lines[below]) || deep <= fieldColumn(lines[reported])) return undefined;
  const above = before(reported, lines);
  const entry = above.slice(0, above.findIndex((index) => isEntry(lines[index])) + 1);
  const isTooLeft = !isEntry(lines[reported]) && entry.some((index) => fieldColumn(lines[index]) === deep);
  return isTooLeft ? moved(reported, lines, deep) : moved(below, lines, fieldColumn(lines[reported]));
}

/** Finds an indented first line, which makes the lines below it look wrong. */
function firstLine(reported: number, lines: readonly string[]): ProblemAtLine | undefined {
  const first = before(reported, lines).at(-1);
  if (first === undefined || indent(lines[first]) === 0 || indent(lines[reported]) > 0) return undefined;
  return moved(first, lines, 0);
}

function moved(index: number, lines: readonly string[], meant: number): ProblemAtLine | undefined {
  const now = indent(lines[index]);
  return now === meant ? undefined : { index, problem: { kind: 'indentation', now, meant } };
}

/** Indexes of the lines around a line, up to the next field at the margin in both directions. */
function sectionOf(index: number, lines: readonly string[]): number[] {
  const isTop = (line: string) => /^[^\s#-]/.test(line);
  const start = lines.findLastIndex((line, each) => each <= index && isTop(line));
  const end = lines.findIndex((line, each) => each > index && isTop(line));
  return lines.flatMap((_, each) => (each > start && (end === -1 || each < end) ? [each] : []));
}

/** Indexes of the lines with content above a line, nearest first. */
function before(index: number, lines: readonly string[]): number[] {
  return lines.flatMap((line, each) => (each < index && isContent(line) ? [each] : [])).reverse();
}

function after(index: number, lines: readonly string[]): number {
  return lines.findIndex((line, each) => each > index && isContent(line));
}

function isContent(line: string): boolean {
  return /^\s*[^\s#]/.test(line);
}

function isEntry(line = ''): boolean {
  return /^\s*-(\s|$)/.test(line);
}

/** The first field of an entry: `- { label: NOC }` → `label`. Empty if the entry is a text. */
function firstField(line = ''): string {
  return /^\s*-\s+(?:\{\s*)?([\w-]+):(\s|$)/.exec(line)?.[1] ?? '';
}

function isField(line = ''): boolean {
  return /^\s*(- +)?[\w-]+:(\s|$)/.test(line);
}

function indent(line = ''): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/** The column in which the fields of an entry begin, given the first line of the entry. */
function fieldColumn(line = ''): number {
  return /^ *(- +)?/.exec(line)?.[0].length ?? 0;
}
