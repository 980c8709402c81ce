import { visit, type YAMLError } from 'yaml';
import type { Explanation as Worded } from './content-error';
import { withoutCurlyQuotes } from '../spelling/curly-quotes';
import { type MisplacedLine, misplacedLine } from '../spelling/indentation';
import type { FieldsOfFile } from '../places/content-place';

type Explanation = Worded & { line: number };

/** Puts a YAML error into words for the office, on the line of the actual mistake. */
export function explainYamlError(error: YAMLError, fields: FieldsOfFile): Explanation {
  const lines = fields.source.split('\n');
  const first = fields.lineAt(0);
  const reported = lineOfMistake(error, fields);
  const { index, ...why } = misplaced(error, reported, lines) ?? {
    index: reported,
    ...reason(error, lines[reported] ?? ''),
  };
  const text = lines[index]?.trim();
  return { line: index + first, found: text ? `“${text}”` : undefined, ...why };
}

/** Index of the line to change, which may differ from the one where the parser failed. */
function lineOfMistake(error: YAMLError, fields: FieldsOfFile): number {
  const indexOf = (position: number) => fields.lineAt(position) - fields.lineAt(0);
  const reported = indexOf(error.pos[0]);
  return isUnclosed(error) ? indexOf(startOfUnclosed(error.pos[0], fields) ?? error.pos[0]) : reported;
}

/** Finds a line with wrong indentation, unless another mistake on the reported line explains the error. */
function misplaced(error: YAMLError, reported: number, lines: readonly string[]): MisplacedLine | undefined {
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

type Reason = Pick<Explanation, 'expected' | 'advice'>;

function reason({ code, message }: YAMLError, line: string): Reason {
  const quoted = (text: string, example: string): Reason => ({
    expected: `quotation marks around a text ${text}`,
    advice: writeQuoted(line, example),
  });
  if (/^[^"'#]*\{\{/.test(line)) return quoted('that begins with {{', 'name: "{{schoolName}} …"');
  if (/^\s*-[^\s-]/.test(line))
    return { expected: 'a space after the hyphen', advice: 'Write “- ” and then the text.' };
  if (isUnclosedBracket(message))
    return /[^\s,{[]\s+#/.test(line)
      ? {
          expected:
            'quotation marks around a text with # in it; the rest of the line is a note that visitors do not see',
          advice: 'Put the whole text in quotation marks, for example { event: "Bus # 5" }.',
        }
      : { expected: 'a closing bracket', advice: 'Close it at the end: every { needs a }, every [ needs a ].' };
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && hasColonInside(line))
    return quoted('with a colon', 'name: "Timings: 8 to 2"');
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s+\?\s/.test(line))
    return quoted('that begins with a question mark', 'name: "? …"');
  if (code === 'DUPLICATE_KEY' && /^\s/.test(line))
    return {
      ...reasons.DUPLICATE_KEY,
      advice: `${reasons.DUPLICATE_KEY.advice} If a new entry of a list begins here, put “- ” before it.`,
    };
  if (code === 'BAD_SCALAR_START' || code === 'BAD_ALIAS' || code === 'TAG_RESOLVE_FAILED')
    return quoted('that begins with a special character', 'name: "…"');
  const isOther = code === 'MISSING_CHAR' && !message.includes('quote');
  return (!isOther && (reasons as Partial<Record<string, Reason>>)[code]) || wrongIndentation;
}

const reasons = {
  MULTIPLE_DOCS: {
    expected: 'lines of three hyphens only in files that end with .md',
    advice: 'Delete the line ---.',
  },
  TAB_AS_INDENT: { expected: 'spaces at the beginning of the line', advice: 'Replace the tab by spaces.' },
  DUPLICATE_KEY: { expected: 'each field only once in an entry', advice: 'Delete one of the two lines.' },
  MISSING_CHAR: {
    expected: 'a quotation mark at the end of the text, too',
    advice: 'Close the text with the same quotation mark with which it begins.',
  },
  MULTILINE_IMPLICIT_KEY: {
    expected: 'a line of the form “name: value”',
    advice: 'Put a colon and a space after the name of the field.',
  },
  UNEXPECTED_TOKEN: {
    expected: 'nothing after the end of the text',
    advice: 'Put double quotation marks around the whole text; inside of it use “ ” and ’.',
  },
} satisfies Partial<Record<YAMLError['code'], Reason>>;

const wrongIndentation: Reason = {
  expected: 'the same indentation as the lines that belong together',
  advice: 'Align the line with the other fields of its entry: count the spaces before it.',
};

/** The corrected line if it is short, otherwise an example. */
function writeQuoted(line: string, example: string): string {
  const [, name = '', text = ''] = /^\s*(?:- )?([\w-]+: )([^"]{1,60})$/.exec(line) ?? [];
  return `Write it like this: ${text ? `${name}"${withoutCurlyQuotes(text.trim())}"` : example}.`;
}

function hasColonInside(line: string): boolean {
  return /:\s.*:(\s|$)/.test(line);
}
