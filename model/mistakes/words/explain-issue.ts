import type { z } from 'zod';
import type { ContentMistake } from './content-error';
import { figuresMeant, isNumber, numberMeant } from '../spelling/meant-figures';
import { nearestName } from '../spelling/nearest-name';
import { knownFields } from '../../concepts/record';

type Issue = z.core.$ZodIssue;
const likeExample = 'Change it to look like the example.';

type Explanation = Pick<ContentMistake, 'expected' | 'found' | 'advice'>;

/**
 * Turns one of zod’s issues into words for the office.
 *
 * @param found the value at the issue’s path
 * @param written its first line as it stands in the file: 00000 is found as 0
 */
export function explainIssue(issue: Issue, found: unknown, written?: string): Explanation {
  const name = [...issue.path].reverse().find((key) => typeof key === 'string') ?? '';
  switch (issue.code) {
    case 'unrecognized_keys':
      return explainUnknownField(issue, found);
    case 'invalid_type':
      return explainWrongKind(issue, name, found, written);
    case 'invalid_value':
      return explainUnknownName(issue.values, name, found, issue.message);
    case 'invalid_union':
      return isUnknownKind(issue)
        ? explainUnknownName(issue.options, name, found, issue.message)
        : explainForm(issue, name, found);
    case 'too_small':
    case 'too_big':
      return explainSize(issue, name, found);
    default:
      return explainForm(issue, name, found);
  }
}

/** An entry whose kind is none of those that there are. zod’s types do not know its list. */
function isUnknownKind(issue: Issue): issue is Issue & { options: unknown[] } {
  return 'options' in issue && Array.isArray(issue.options);
}

function explainUnknownField(issue: Issue & { code: 'unrecognized_keys' }, found: unknown): Explanation {
  const { keys, message } = issue;
  const [key = ''] = keys;
  const near = nearestName(key, knownFields(message));
  const isRestOfText = found === null;
  return {
    expected: message,
    found: `“${key}${isRestOfText ? '' : ':'}”`,
    advice:
      adviceOfIssue(issue) ??
      (near
        ? `Did you mean “${near}:”?`
        : isRestOfText
          ? adviceOnRestOfText(key)
          : 'Delete the line, or look up in content/README.md how such an entry is written.'),
  };
}

function adviceOnRestOfText(text: string): string {
  return /[”’]$/.test(text)
    ? 'Put straight quotation marks (") around the whole text, in place of the curly ones.'
    : 'If this belongs to the text before the comma, put that whole text in quotation marks.';
}

function explainWrongKind(
  issue: Issue & { code: 'invalid_type' },
  name: string,
  found: unknown,
  written: string | undefined,
): Explanation {
  const expected = example(issue.message) ?? kindInWords(issue.expected);
  if (found === undefined) return missing(name, expected);
  const isQuotedNumber = issue.expected === 'number' && typeof found === 'string' && isNumber(found);
  const isSplitText = issue.expected === 'string' && typeof found === 'object' && found !== null && written;
  return {
    expected,
    found: isQuotedNumber ? `${found} in quotation marks` : isSplitText ? `“${written}”` : show(found, written),
    advice:
      adviceOnFigures(issue, found, written) ??
      // Quotation marks alone would not give it the form of the example.
      (example(issue.message) && typeof found === 'number' ? likeExample : undefined) ??
      adviceOnKind(issue.expected, name, found, written),
  };
}

function adviceOnKind(kind: string, name: string, found: unknown, written: string | undefined): string {
  // Between braces a comma ends the entry: { tuition: 38,400 }.
  if (found === null && /^\d+$/.test(name)) return 'Write the amount before it without commas.';
  if (found === null) return name ? `Write it behind “${name}:”.` : 'Put back what stood in the file.';
  if (kind === 'string') {
    if (typeof found === 'number' || typeof found === 'boolean')
      return `Put it in quotation marks: "${written ?? found}".`;
    if (typeof found === 'object' && !Array.isArray(found)) {
      return 'Put the whole text in quotation marks: a colon inside, or {{ at its beginning, means something else without them.';
    }
  }
  if (kind === 'number' && typeof found === 'string') {
    const digits = numberMeant(found);
    if (digits) return `Write ${digits}${found === digits ? ', without quotation marks' : ''}.`;
  }
  return `Write ${kindInWords(kind)}.`;
}

function explainUnknownName(values: readonly unknown[], name: string, found: unknown, message: string): Explanation {
  const allowed = values.map(String);
  const isLong = allowed.length > 8;
  const list = allowed.join(', ');
  const expected = example(message) ?? (isLong ? 'one of the known names' : `one of ${list}`);
  if (found === undefined) {
    return allowed.length === 1
      ? { ...missing(name, expected), advice: `Add “${name}: ${list}” to this entry.` }
      : missing(name, expected);
  }
  const near = typeof found === 'string' ? nearestName(found, allowed) : undefined;
  return {
    expected,
    found: show(found),
    advice: near ? `Did you mean “${near}”?` : `Write one of: ${list}.`,
  };
}

function explainSize(issue: Issue & { code: 'too_small' | 'too_big' }, name: string, found: unknown): Explanation {
  const isSmall = issue.code === 'too_small';
  const bound = Number(isSmall ? issue.minimum : issue.maximum);
  const relation = issue.exact
    ? 'exactly'
    : issue.inclusive === false
      ? isSmall
        ? 'more than'
        : 'less than'
      : isSmall
        ? 'at least'
        : 'at most';
  const limit = `${relation} ${inUnit(bound, issue.origin)}`;
  if (Array.isArray(found)) {
    const difference = inUnit(Math.abs(found.length - bound), 'array');
    return {
      expected: limit,
      found: inUnit(found.length, 'array'),
      advice: isSmall ? `Add ${difference}.` : `Delete ${difference}.`,
    };
  }
  if (found === '') return { expected: 'a text', found: 'nothing', advice: `Write a text behind “${name}:”.` };
  if (typeof found === 'string') {
    const difference = inUnit(Math.abs(found.length - bound), 'string');
    return {
      expected: limit,
      found: `${inUnit(found.length, 'string')}: ${show(found)}`,
      advice: isSmall ? `Write ${difference} more.` : `Shorten it by ${difference}.`,
    };
  }
  return { expected: limit, found: show(found), advice: `Write a number that is ${limit}.` };
}

function explainForm(issue: Issue, name: string, found: unknown): Explanation {
  const expected = example(issue.message) ?? issue.message;
  if (found === undefined) return missing(name, expected);
  const advice =
    adviceOfIssue(issue) ?? adviceOnDay(issue, found) ?? adviceOnFigures(issue, found) ?? adviceOnLines(found);
  return {
    expected,
    found: show(found),
    advice:
      advice ??
      (expected.includes('for example')
        ? likeExample
        : 'Compare it with an entry that works; content/README.md shows how each is written.'),
  };
}

function adviceOnDay(issue: Issue, found: unknown): string | undefined {
  if (issue.code !== 'invalid_format' || issue.format !== 'date' || typeof found !== 'string') return undefined;
  return /^\d{4}-\d{2}-\d{2}$/.test(found) ? 'There is no such day in the calendar. Correct it.' : undefined;
}

/** Whatever is wrong with it first, the advice is what every rule accepts. */
function adviceOnFigures({ message }: Issue, found: unknown, written?: string): string | undefined {
  if (typeof found !== 'string' && typeof found !== 'number') return undefined;
  // 09876543210 is found as a number without its zero.
  const meant = figuresMeant(message, typeof found === 'string' ? found : (written ?? String(found)));
  return meant && `Write ${meant}.`;
}

/** What a schema says of a value that cannot be true (`contradiction()`), or `tellingIssues` of a field in the wrong place. */
function adviceOfIssue(issue: Issue): string | undefined {
  return 'params' in issue ? (issue.params as { advice?: string } | undefined)?.advice : undefined;
}

function adviceOnLines(found: unknown): string | undefined {
  return typeof found === 'string' && found.includes('\n') ? 'Put everything on one line.' : undefined;
}

/** Our own words for what is expected; zod’s own messages are for programmers. */
function example(message: string): string | undefined {
  return /^must (be|name) /.test(message) ? message.replace(/^must (be|name) /, '') : undefined;
}

function missing(name: string, expected: string): Explanation {
  return { expected, found: `nothing, the field “${name}:” is missing`, advice: `Add “${name}: …” to this entry.` };
}

function inUnit(count: number, origin: string): string {
  if (origin === 'array') return count === 1 ? '1 entry' : `${count} entries`;
  if (origin === 'string') return count === 1 ? '1 letter' : `${count} letters`;
  return String(count);
}

function kindInWords(kind: string): string {
  const kinds: Record<string, string> = {
    string: 'a text',
    number: 'a number in digits, without commas or a currency sign',
    int: 'a whole number in digits, without commas',
    array: 'a list: lines that begin with “- ”',
    object: 'an entry with fields: lines like “name: value”',
    record: 'an entry with fields: lines like “name: value”',
    boolean: 'true or false',
  };
  return kinds[kind] ?? kind;
}

function show(value: unknown, written?: string): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return `a list of ${inUnit(value.length, 'array')}`;
  if (typeof value === 'object') return `an entry with ${Object.keys(value).join(', ') || 'no fields'}`;
  const text =
    typeof value === 'string' ? `“${value.trim().replace(/\s+/g, ' ')}”` : (written ?? JSON.stringify(value));
  return text.length > 80 ? `${text.slice(0, 77)}…”` : text;
}
