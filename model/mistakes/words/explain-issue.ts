import type { z } from 'zod';
import type { BrokenRule, Explanation, Unplaced } from './content-error';
import { figuresMeant, isNumber, numberMeant } from '../spelling/meant-figures';
import { nearestName } from '../spelling/nearest-name';
import { knownFields } from '../../concepts/record';
import { example, inUnit, kindInWords, show } from './values-in-words';

type Issue = z.core.$ZodIssue;
const likeExample = 'Change it to look like the example.';

interface Place {
  file?: string;
  /** The first line of the value as the file spells it, because YAML parses 00000 as 0. */
  written?: string | undefined;
  isOptional?: boolean;
}

/** Puts a zod issue into words for the office. @param found the value at the issue’s path */
export function explainIssue(issue: Issue, found: unknown, place: Place = {}): Unplaced {
  const broken = 'params' in issue ? (issue.params as BrokenRule | undefined) : undefined;
  if (broken?.rule) return broken;
  const name = [...issue.path].reverse().find((key) => typeof key === 'string') ?? '';
  if (found === undefined) return explainMissing(issue, name, place.file ?? '');
  const explanation = explainValue(issue, name, found, place.written);
  const { advice } = explanation;
  return place.isOptional && (advice === writeBehind(name) || onlyValue(issue) !== undefined)
    ? { ...explanation, advice: advice.replace(/\.$/, ', or delete the line.') }
    : explanation;
}

function explainValue(issue: Issue, name: string, found: unknown, written: string | undefined): Explanation {
  switch (issue.code) {
    case 'unrecognized_keys':
      return explainUnknownField(issue, found);
    case 'invalid_type':
      return explainWrongKind(issue, name, found, written);
    case 'invalid_value':
      return explainUnknownName(issue, issue.values, name, found);
    case 'invalid_union':
      return isUnknownKind(issue)
        ? explainUnknownName(issue, issue.options, name, found)
        : explainForm(issue, name, found);
    case 'too_small':
    case 'too_big':
      return explainSize(issue, name, found);
    default:
      return explainForm(issue, name, found);
  }
}

/** Whether the issue is an unknown `kind:`, whose known names are in `options`; zod’s types lack that field. */
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
          : `Delete the line, or look up in content/README.md how such ${issue.path.length > 1 ? 'an entry' : 'a file'} is written.`),
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
  const kind = issue.path.length > 0 ? kindInWords(issue.expected) : 'fields: lines like “name: value”';
  const expected = example(issue.message) ?? kind;
  const isQuotedNumber = issue.expected === 'number' && typeof found === 'string' && isNumber(found);
  const isSplitText = issue.expected === 'string' && typeof found === 'object' && found !== null && written;
  return {
    expected,
    found: isQuotedNumber ? `${found} in quotation marks` : isSplitText ? `“${written}”` : show(found, written),
    advice:
      adviceOnFigures(issue, found, written) ??
      // `adviceOnKind` would advise quotation marks, which would not be enough.
      (example(issue.message) && ['number', 'boolean'].includes(typeof found) ? likeExample : undefined) ??
      adviceOnKind(issue.expected, name, found, written),
  };
}

function adviceOnKind(kind: string, name: string, found: unknown, written: string | undefined): string {
  // In { tuition: 38,400 } YAML takes “400” for a field, since a comma ends an entry inside braces.
  if (found === null && /^\d+$/.test(name)) return 'Write the amount before it without commas.';
  if (found === null) {
    return name
      ? writeBehind(name)
      : 'Put its fields back. If the file is new, look up in content/README.md how it is written.';
  }
  if (kind === 'string') {
    if (Array.isArray(found)) return `Write one text after “${name}:”, not a list.`;
    if (typeof found === 'number' || typeof found === 'boolean')
      return `Put it in quotation marks: "${written ?? found}".`;
    if (typeof found === 'object') {
      return 'Put the whole text in quotation marks: a colon inside, or {{ at its beginning, means something else without them.';
    }
  }
  if (kind === 'number' && typeof found === 'string') {
    const digits = numberMeant(found);
    if (digits) return `Write ${digits}${found === digits ? ', without quotation marks' : ''}.`;
  }
  return `Write ${kindInWords(kind)}.`;
}

function explainUnknownName(issue: Issue, values: readonly unknown[], name: string, found: unknown): Explanation {
  const allowed = values.map(String);
  const list = allowed.join(', ');
  const expected = example(issue.message) ?? oneOfThem(allowed);
  const only = onlyValue(issue);
  if (only !== undefined) {
    const isQuoted = found === String(only) && typeof only !== 'string';
    return {
      expected,
      found: isQuoted ? `${found} in quotation marks` : show(found),
      advice: `Write “${name}: ${String(only)}”.`,
    };
  }
  const near = typeof found === 'string' ? nearestName(found, allowed) : undefined;
  return { expected, found: show(found), advice: near ? `Did you mean “${near}”?` : `Write one of: ${list}.` };
}

function oneOfThem(names: readonly string[]): string {
  if (names.length > 8) return 'one of the known names';
  return names.length === 1 ? names.join('') : `one of ${names.join(', ')}`;
}

/** The only value that the field accepts, such as `true` for `pinned:`; `undefined` if it accepts several. */
function onlyValue(issue: Issue): string | number | boolean | undefined {
  const [only, ...others] = issue.code === 'invalid_value' ? issue.values : [];
  return others.length > 0 || typeof only === 'symbol' || typeof only === 'bigint' ? undefined : (only ?? undefined);
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
  if (found === '') return { expected: 'a text', found: 'nothing', advice: `Write a text after “${name}:”.` };
  if (Array.isArray(found) || typeof found === 'string') {
    const [size, difference] = [found.length, Math.abs(found.length - bound)].map((each) => inUnit(each, issue.origin));
    return Array.isArray(found)
      ? { expected: limit, found: size, advice: isSmall ? `Add ${difference}.` : `Delete ${difference}.` }
      : {
          expected: limit,
          found: `${size}: ${show(found)}`,
          advice: isSmall ? `Write ${difference} more.` : `Shorten it by ${difference}.`,
        };
  }
  return { expected: limit, found: show(found), advice: `Write a number that is ${limit}.` };
}

function explainForm(issue: Issue, name: string, found: unknown): Explanation {
  const expected = example(issue.message) ?? issue.message;
  const advice =
    adviceOfIssue(issue) ??
    (show(found) === 'nothing' ? writeBehind(name) : undefined) ??
    adviceOnDay(issue, found) ??
    adviceOnFigures(issue, found) ??
    adviceOnLines(found);
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

/** Suggests a value that passes all rules of the field, not only the first that failed. */
function adviceOnFigures({ message }: Issue, found: unknown, written?: string): string | undefined {
  if (typeof found !== 'string' && typeof found !== 'number') return undefined;
  // Takes the digits from the file, because YAML parses 09876543210 as a number and drops the zero.
  const meant = figuresMeant(message, typeof found === 'string' ? found : (written ?? String(found)));
  return meant && `Write ${meant}.`;
}

/** Advice that the issue carries: from `contradiction()`, or from `relevantIssues` for a field in the wrong place. */
function adviceOfIssue(issue: Issue): string | undefined {
  return 'params' in issue ? (issue.params as { advice?: string } | undefined)?.advice : undefined;
}

function adviceOnLines(found: unknown): string | undefined {
  return typeof found === 'string' && found.includes('\n') ? 'Put everything on one line.' : undefined;
}

function writeBehind(name: string): string {
  return `Write it after “${name}:”.`;
}

function explainMissing(issue: Issue, name: string, file: string): Explanation {
  const { expected } = explainValue(issue, name, undefined, undefined);
  const only = onlyValue(issue);
  const field = `“${name}: ${only === undefined ? '…' : String(only)}”`;
  const parent = issue.path.at(-2);
  const add =
    typeof parent === 'string'
      ? `Add ${field} to “${parent}:”.`
      : typeof parent === 'number'
        ? `Add ${field} to this entry.`
        : file.endsWith('.md')
          ? `Add the line ${field} at the top, between the two lines of hyphens.`
          : `Add the line ${field} to the file, with no space before it.`;
  return { expected, found: `nothing, the field “${name}:” is missing`, advice: add };
}
