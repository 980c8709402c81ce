import { z } from 'zod';
import type { ContentMistake } from './content-error';

type Issue = z.core.$ZodIssue;

/** Turns one of zod’s issues into words for the office. `found` is the value at the issue’s path. */
export function explainIssue(issue: Issue, found: unknown): Pick<ContentMistake, 'expected' | 'found' | 'advice'> {
  const name = String(issue.path.at(-1) ?? '');
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        expected: 'only the fields that this entry knows',
        found: issue.keys.map((key) => `“${key}:”`).join(', '),
        advice: 'Check the spelling, or delete the line. content/README.md shows the fields.',
      };
    case 'invalid_type':
      return found === undefined
        ? { expected: kindInWords(issue.expected), advice: `Add a line “${name}: …”.` }
        : {
            expected: kindInWords(issue.expected),
            found: show(found),
            advice:
              issue.expected === 'string' && typeof found === 'number'
                ? `Put it in quotation marks: "${found}".`
                : `Write ${kindInWords(issue.expected)}.`,
          };
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      const near = nearest(String(found), allowed);
      return {
        expected: allowed.length > 8 ? 'one of the known names' : `one of ${allowed.join(', ')}`,
        found: show(found),
        advice: near ? `Did you mean “${near}”?` : `Write one of: ${allowed.join(', ')}.`,
      };
    }
    case 'too_small':
    case 'too_big': {
      const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
      const relation =
        'exact' in issue && issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
      const unit = issue.origin === 'array' ? ' entries' : issue.origin === 'string' ? ' letters' : '';
      return {
        expected: `${relation} ${bound}${unit}`,
        found: found === undefined ? 'nothing' : Array.isArray(found) ? `${found.length} entries` : show(found),
        advice: found === '' ? 'Write a text here, or delete the line.' : `Change it to ${relation} ${bound}${unit}.`,
      };
    }
    default:
      return {
        expected: issue.message.replace(/^must (be|name) /, ''),
        found: found === undefined ? 'nothing' : show(found),
        advice: found === undefined ? `Add a line “${name}: …”.` : 'Change it to look like the example.',
      };
  }
}

function kindInWords(kind: string): string {
  const kinds: Record<string, string> = {
    string: 'a text',
    number: 'a number in digits, without commas or a currency sign',
    int: 'a whole number in digits, without commas',
    array: 'a list: lines that begin with “- ”',
    object: 'an entry with fields: lines like “name: value”',
    boolean: 'true or false',
  };
  return kinds[kind] ?? kind;
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** The allowed name that differs in the fewest letters, if one is close enough to be a slip of the finger. */
function nearest(typed: string, allowed: readonly string[]): string | undefined {
  const [best] = allowed
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= 3 ? best.name : undefined;
}

/** Levenshtein distance in letters. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
