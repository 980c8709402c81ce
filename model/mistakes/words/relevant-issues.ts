import type { z } from 'zod';
import { nearestName } from '../spelling/nearest-name';
import { paramsOf } from './rule-of-issue';

type Issue = z.core.$ZodIssue;

/** Reduces issues to one for each mistake. For an entry with several forms, keeps the issues of the form that was meant. */
export function relevantIssues(issues: readonly Issue[]): Issue[] {
  const single = issues.flatMap(closestForm).flatMap(oneEachUnknownField);
  const misspelt = new Set(single.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [meantField(issue)] : [])));
  // “ageto” instead of “ageTo” is an unknown and a missing field, but one mistake.
  return single.filter((issue) => !(isMissing(issue) && misspelt.has(placeOf(issue.path))));
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
