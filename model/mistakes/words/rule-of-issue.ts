import type { z } from 'zod';
import { type Accepted, type Choice, formats, type Format, type ValueKind } from '../../../words/mistake-values';
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
  const { rule, values } = paramsOf(issue);
  if (rule) return { rule, values } as BrokenRule;
  if (issue.code === 'unrecognized_keys') return unknownField(issue);
  const accepted = acceptedBy(issue);
  if (isNothing(found) && !('only' in accepted && accepted.only !== true)) return { rule: 'missing-field' };
  if ('format' in accepted) return wrongFormat(accepted.format, found, written);
  if ('only' in accepted) return { rule: 'only-value', values: accepted };
  if ('choices' in accepted) {
    const name = typeof found === 'string' ? found : JSON.stringify(found);
    return { rule: 'unknown-choice', values: unknownName(name, accepted.choices) };
  }
  if ('entry' in accepted) {
    const keys = typeof found === 'object' && found !== null ? Object.keys(found) : [];
    const filled = accepted.entry.forms.flatMap(([form = '']) => (keys.includes(form) ? [form] : []));
    return { rule: 'entry-form', values: { filled } };
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return wrongSize(issue, found);
  return {
    rule: 'wrong-kind',
    values: { kind: accepted.kind, found, meant: meantNumber(accepted.kind, found) },
  };
}

/** What our schemas add to an issue. */
export function paramsOf(issue: Issue): IssueParams {
  return 'params' in issue ? (issue.params as IssueParams) : {};
}

function acceptedBy(issue: Issue): Accepted {
  const { entry } = paramsOf(issue);
  if (entry) return { entry };
  if (isFormat(issue.message)) return { format: issue.message };
  if (issue.code === 'invalid_type') return { kind: issue.path.length > 0 ? (issue.expected as ValueKind) : 'fields' };
  const choices = issue.code === 'invalid_value' ? issue.values : 'options' in issue ? (issue.options as string[]) : [];
  if (choices.length === 1) return { only: choices[0] as Choice };
  return choices.length > 0 ? { choices: choices.map(String) } : { kind: 'string' };
}

function unknownField(issue: Issue & { code: 'unrecognized_keys' }): BrokenRule {
  const [name = ''] = issue.keys;
  return { rule: 'unknown-field', values: unknownName(name, paramsOf(issue).known ?? []) };
}

function wrongFormat(format: Format, found: unknown, written: string | undefined): BrokenRule {
  if (format === 'day' && typeof found === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(found))
    return { rule: 'no-such-day', values: { found } };
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
