import type { z } from 'zod';
import { type Choice, formats, type Format, type ValueKind } from '../../../words/mistake-values';
import type { IssueParams } from '../../concepts/fields';
import { figuresMeant, isNumber, numberMeant } from '../spelling/meant-figures';
import { unknownName } from '../spelling/nearest-name';
import type { BrokenRule } from './content-error';

type Issue = z.core.$ZodIssue;

/**
 * The rule that a zod issue breaks.
 *
 * @param found the value at the issue’s path
 * @param written its first line as the file spells it, because YAML parses 00000 as 0
 */
export function ruleOfIssue(issue: Issue, found: unknown, written?: string): BrokenRule {
  const { rule, values, forms } = paramsOf(issue);
  if (rule) return { rule, values } as BrokenRule;
  if (issue.code === 'unrecognized_keys') return unknownField(issue);
  const choices = forms || isFormat(issue.message) ? [] : choicesOf(issue);
  const [only] = choices.length === 1 ? choices : [];
  if (isNothing(found) && (only === undefined || only === true)) return { rule: 'missing-field' };
  if (forms) {
    const filled = typeof found === 'object' && found ? forms.filter((form) => form in found) : [];
    return { rule: 'entry-form', values: { filled } };
  }
  if (isFormat(issue.message)) return wrongFormat(issue.message, found, written);
  if (only !== undefined) return { rule: 'only-value', values: { only } };
  if (choices.length > 0) {
    const name = typeof found === 'string' ? found : JSON.stringify(found);
    return { rule: 'unknown-choice', values: unknownName(name, choices.map(String)) };
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return wrongSize(issue, found);
  const expected = issue.code === 'invalid_type' ? (issue.expected as ValueKind) : 'string';
  const kind = issue.path.length > 0 ? expected : 'fields';
  return { rule: 'wrong-kind', values: { kind, found, meant: meantNumber(kind, found) } };
}

/** What our schemas add to an issue. */
export function paramsOf(issue: Issue): IssueParams {
  return 'params' in issue ? (issue.params as IssueParams) : {};
}

function choicesOf(issue: Issue): readonly Choice[] {
  if (issue.code === 'invalid_value') return issue.values as readonly Choice[];
  return 'options' in issue ? (issue.options as string[]) : [];
}

function unknownField(issue: Issue & { code: 'unrecognized_keys' }): BrokenRule {
  const [name = ''] = issue.keys;
  return { rule: 'unknown-field', values: unknownName(name, paramsOf(issue).known ?? []) };
}

function wrongFormat(format: Format, found: unknown, written: string | undefined): BrokenRule {
  if (format === 'day' && typeof found === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(found))
    return { rule: 'no-such-day' };
  // Takes the digits from the file, because YAML parses 09876543210 as a number and drops the zero.
  const figures = typeof found === 'number' ? (written ?? String(found)) : found;
  const figuresOf = typeof figures === 'string' ? figuresMeant(format, figures) : undefined;
  // Without quotation marks, YAML reads a PIN code as a number.
  const meant = figuresOf && isNumber(figuresOf) ? `"${figuresOf}"` : figuresOf;
  return { rule: format, values: { meant } };
}

function wrongSize(issue: Issue & { code: 'too_small' | 'too_big' }, found: unknown): BrokenRule {
  const isSmall = issue.code === 'too_small';
  const unit = Array.isArray(found) ? 'entries' : typeof found === 'string' ? 'letters' : 'number';
  const bound = issue.exact ? 'exactly' : issue.inclusive === false ? 'excluded' : 'included';
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  return { rule: isSmall ? 'too-small' : 'too-big', values: { found, limit, unit, bound } };
}

function meantNumber(kind: ValueKind, found: unknown): string | undefined {
  if ((kind !== 'number' && kind !== 'int') || typeof found !== 'string') return undefined;
  return isNumber(found) ? found : numberMeant(found);
}

function isNothing(found: unknown): found is string | null | undefined {
  return found === null || found === undefined || (typeof found === 'string' && !found.trim());
}

function isFormat(message: string): message is Format {
  return (formats as readonly string[]).includes(message);
}
