import { visit, type YAMLError } from 'yaml';
import type { SyntaxProblem } from '../../../words/syntax-problems';
import type { BrokenRule } from './content-error';
import { withoutCurlyQuotes } from '../spelling/curly-quotes';
import { misplacedLine, type ProblemAtLine } from '../spelling/indentation';
import type { FieldsOfFile } from '../places/content-place';

/** The line and the rule of a YAML error: the line of the actual mistake. */
export function explainYamlError(error: YAMLError, fields: FieldsOfFile): BrokenRule & { line: number } {
  const lines = fields.source.split('\n');
  const reported = lineOfMistake(error, fields);
  const { index, problem } = misplaced(error, reported, lines) ?? {
    index: reported,
    problem: problemOf(error, lines[reported] ?? ''),
  };
  const text = lines[index]?.trim();
  const line = index + fields.lineAt(0);
  return { line, rule: 'unreadable', values: { line, found: text ? `“${text}”` : undefined, problem } };
}

/** Index of the line to change, which may differ from the one where the parser failed. */
function lineOfMistake(error: YAMLError, fields: FieldsOfFile): number {
  const indexOf = (position: number) => fields.lineAt(position) - fields.lineAt(0);
  const reported = indexOf(error.pos[0]);
  return isUnclosed(error) ? indexOf(startOfUnclosed(error.pos[0], fields) ?? error.pos[0]) : reported;
}

/** Finds a line with wrong indentation, unless another mistake on the reported line explains the error. */
function misplaced(error: YAMLError, reported: number, lines: readonly string[]): ProblemAtLine | undefined {
  const line = lines[reported] ?? '';
  const isBadByItself = /^[^"'#]*\{\{/.test(line) || /^\s*-[^\s-]/.test(line) || /^\s*\t/.test(line);
  const isText = error.message.startsWith('Nested mappings') && hasColonInside(line);
  return isBadByItself || isText ? undefined : misplacedLine(error, reported, lines);
}

/** Whether a closing quotation mark or bracket is missing, which the parser notices only further down. */
function isUnclosed({ message }: YAMLError): boolean {
  return message.includes('Missing closing') || isUnclosedBracket(message);
}

function isUnclosedBracket(message: string): boolean {
  return message.startsWith('Flow ');
}

/** Start of the last quoted text or bracket before a position. */
function startOfUnclosed(end: number, { document }: FieldsOfFile): number | undefined {
  let start: number | undefined;
  const note = (range: readonly number[] | null | undefined) => {
    if (range?.[0] !== undefined && range[0] < end) start = range[0];
  };
  visit(document, {
    Scalar: (_, { type, range }) => note(type?.startsWith('QUOTE') ? range : undefined),
    Collection: (_, { flow, range }) => note(flow ? range : undefined),
  });
  return start;
}

function problemOf({ code, message }: YAMLError, line: string): SyntaxProblem {
  const unquoted = (because: 'braces' | 'colon' | 'question' | 'sign') =>
    ({ kind: 'unquoted', because, meant: quotedLine(line) }) as const;
  if (/^[^"'#]*\{\{/.test(line)) return unquoted('braces');
  if (/^\s*-[^\s-]/.test(line)) return { kind: 'hyphen-without-space' };
  if (isUnclosedBracket(message)) return { kind: /[^\s,{[]\s+#/.test(line) ? 'hash-in-brackets' : 'closing-bracket' };
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && hasColonInside(line)) return unquoted('colon');
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s+\?\s/.test(line)) return unquoted('question');
  if (code === 'DUPLICATE_KEY') return { kind: 'field-twice', isInEntry: /^\s/.test(line) };
  if (code === 'BAD_SCALAR_START' || code === 'BAD_ALIAS' || code === 'TAG_RESOLVE_FAILED') return unquoted('sign');
  const isOther = code === 'MISSING_CHAR' && !message.includes('quote');
  return { kind: (isOther ? undefined : problems[code]) ?? 'unaligned' };
}

const problems: Partial<
  Record<YAMLError['code'], 'closing-quotes' | 'line-of-hyphens' | 'no-colon' | 'tab' | 'text-after-quotes'>
> = {
  MULTIPLE_DOCS: 'line-of-hyphens',
  TAB_AS_INDENT: 'tab',
  MISSING_CHAR: 'closing-quotes',
  MULTILINE_IMPLICIT_KEY: 'no-colon',
  UNEXPECTED_TOKEN: 'text-after-quotes',
};

/** The line with quotation marks around its text, if it is short. */
function quotedLine(line: string): string | undefined {
  const [, name = '', text] = /^\s*(?:- )?([\w-]+: )([^"]{1,60})$/.exec(line) ?? [];
  return text && `${name}"${withoutCurlyQuotes(text.trim())}"`;
}

function hasColonInside(line: string): boolean {
  return /:\s.*:(\s|$)/.test(line);
}
