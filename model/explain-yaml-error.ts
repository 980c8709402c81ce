import { isScalar, visit, type YAMLError } from 'yaml';
import type { ContentMistake } from './content-error';
import type { FieldsOfFile } from './content-place';

type Explanation = Pick<ContentMistake, 'line' | 'expected' | 'found' | 'advice'>;

/** Turns what the YAML parser stumbled over into words for the office, on the line where the slip is. */
export function explainYamlError(error: YAMLError, fields: FieldsOfFile): Explanation {
  const lines = fields.source.split(/\r?\n/);
  const first = fields.lineAt(0);
  const index = lineOfSlip(error, fields, lines);
  const text = lines[index] ?? '';
  return { line: index + first, found: text.trim() === '' ? undefined : `“${text.trim()}”`, ...reason(error, text) };
}

/** Index of the line that has to be changed, which is not always the one where the parser gave up. */
function lineOfSlip(error: YAMLError, fields: FieldsOfFile, lines: readonly string[]): number {
  const reported = fields.lineAt(error.pos[0]) - fields.lineAt(0);
  if (error.code === 'MISSING_CHAR' && /quote/.test(error.message)) {
    const opened = startOfText(error.pos[0], fields);
    return opened === undefined ? reported : fields.lineAt(opened) - fields.lineAt(0);
  }
  const line = lines[reported] ?? '';
  const below = lines[reported + 1] ?? '';
  const isIndentedTooFar =
    error.code === 'BLOCK_AS_IMPLICIT_KEY' && !hasColonInside(line) && indent(below) > indent(line);
  return isIndentedTooFar ? reported + 1 : reported;
}

/** Where the text that ends at a position begins. */
function startOfText(end: number, { document }: FieldsOfFile): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && node.range && node.range[1] >= end) start = node.range[0];
    },
  });
  return start;
}

function reason({ code, message }: YAMLError, line: string): Pick<Explanation, 'expected' | 'advice'> {
  if (/^[^"'#]*\{\{/.test(line)) {
    return {
      expected: 'quotation marks around a text that begins with {{',
      advice: 'Write it like this: name: "{{schoolName}} …".',
    };
  }
  if (/^\s*-[^\s-]/.test(line)) {
    return { expected: 'a space behind the hyphen', advice: 'Write “- ” and then the text.' };
  }
  switch (code) {
    case 'TAB_AS_INDENT':
      return { expected: 'spaces at the beginning of the line', advice: 'Replace the tab by spaces.' };
    case 'DUPLICATE_KEY':
      return {
        expected: 'each field only once in an entry',
        advice: 'Delete one of the two lines. If a new entry of a list begins here, put “- ” in front.',
      };
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
    case 'TAG_RESOLVE_FAILED':
      return {
        expected: 'quotation marks around a text that begins with a special character',
        advice: 'Put the whole text in quotation marks: name: "…".',
      };
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (hasColonInside(line)) {
        return {
          expected: 'quotation marks around a text with a colon',
          advice: 'Write it like this: name: "Timings: 8 to 2".',
        };
      }
      break;
    case 'MISSING_CHAR':
      if (/quote/.test(message)) {
        return {
          expected: 'a quotation mark at the end of the text, too',
          advice: 'Close the text with the same quotation mark with which it begins.',
        };
      }
      break;
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        expected: 'a line of the form “name: value”',
        advice: 'Put a colon and a space behind the name of the field.',
      };
    case 'UNEXPECTED_TOKEN':
      return {
        expected: 'nothing behind the end of the text',
        advice: 'Put double quotation marks around the whole text; inside of it use “ ” and ’.',
      };
    default:
      break;
  }
  if (/^Flow /.test(message)) {
    return {
      expected: 'a closing bracket',
      advice: 'Close the bracket of the line above: every { needs a }, every [ needs a ].',
    };
  }
  return {
    expected: 'the same indentation as the lines that belong together',
    advice: 'Bring the line exactly below the other fields of its entry: count the spaces in front.',
  };
}

function hasColonInside(line: string): boolean {
  return /:\s.*:(\s|$)/.test(line);
}

function indent(line: string): number {
  return line.trim() === '' ? 0 : line.search(/\S/);
}
