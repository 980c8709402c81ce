import type { z } from 'zod';
import { type ContentPath, valueAt } from '../../concepts/fields';
import { nearestName } from '../spelling/nearest-name';
import { paramsOf } from './rule-of-issue';

type Issue = z.core.$ZodIssue;

/** Reduces issues to one for each mistake. For an entry with several forms, keeps the issues of the form that was meant. */
export function relevantIssues(issues: readonly Issue[]): Issue[] {
  const single = issues.flatMap(closestForm).flatMap(oneEachUnknownField);
  const misspelt = new Set(single.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [meantField(issue)] : [])));
  // “ageto” instead of “ageTo” is an unknown and a missing field, but one mistake.
  const separate = single.filter((issue) => !(isMissing(issue) && misspelt.has(placeOf(issue.path))));
  return withAstrayFields(separate);
}

/** Merges two issues of one mistake: a field at the margin is unknown there, and missing in its entry. */
function withAstrayFields(issues: readonly Issue[]): Issue[] {
  const nameOf = (issue: Issue) => String(issue.path.at(-1));
  const astray = issues.filter(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      issues.some(
        (other) => isMissing(other) && nameOf(other) === nameOf(issue) && other.path.length > issue.path.length,
      ),
  );
  return issues.flatMap((issue) => {
    if (astray.includes(issue)) return [{ ...issue, params: { ...paramsOf(issue), isAstray: true } }];
    return isMissing(issue) && astray.some((other) => nameOf(other) === nameOf(issue)) ? [] : [issue];
  });
}

/** Keeps the issues of the form that an entry is closest to: zod lists those of every form. */
function closestForm(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best, next] = issue.errors
    .map((issues) => ({ issues: relevantIssues(issues), distance: distanceOf(issues) }))
    .sort((a, b) => a.distance - b.distance);
  // If no form is closest, only the message of the union applies.
  if (!best || best.distance >= anotherKind || best.distance === next?.distance) return [issue];
  return best.issues.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

const anotherKind = 100;

/** How far an entry is from a form. A field of another form counts more than a missing field, which counts more than a wrong value. */
function distanceOf(issues: readonly Issue[]): number {
  return relevantIssues(issues).reduce((sum, issue) => {
    if (issue.path.length === 0 && issue.code !== 'unrecognized_keys') return sum + anotherKind;
    if (issue.code === 'unrecognized_keys') return sum + (meantField(issue) ? 2 : 10);
    return sum + (isMissing(issue) ? 5 : 1);
  }, 0);
}

function oneEachUnknownField(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  // This issue was split before: its path already ends with the field.
  if (issue.keys.length === 1 && issue.path.at(-1) === issue.keys[0]) return [issue];
  return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
}

/** The path of the field that a misspelt field means. */
function meantField(issue: Issue & { code: 'unrecognized_keys' }): string | undefined {
  const { keys, path } = issue;
  const [key = ''] = keys;
  const near = nearestName(key, paramsOf(issue).known ?? []);
  return near && placeOf([...(path.at(-1) === key ? path.slice(0, -1) : path), near]);
}

function isMissing(issue: Issue): boolean {
  return (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined;
}

function placeOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path);
}

/** Whether deleting the field would leave no issue at its place. */
export function isOptionalIn(schema: z.ZodType, value: unknown, at: ContentPath): boolean {
  const without = structuredClone(value);
  const entry = valueAt(without, at.slice(0, -1));
  if (!isMapping(entry)) return false;
  delete entry[String(at.at(-1))];
  const { error } = schema.safeParse(without, { reportInput: true });
  return !relevantIssues(error?.issues ?? []).some(({ path }) => path.every((key, index) => key === at[index]));
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
