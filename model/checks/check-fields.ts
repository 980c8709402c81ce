import { type Condition, type ContentPath, type Referred, valueAt } from '../concepts/fields';
import { fieldsOfFile, possibleFieldsOfFile } from '../concepts/registry';
import type { ReadFile } from '../concepts/site-content';
import { unknownName } from '../mistakes/spelling/unknown-name';
import type { CheckedKind } from '../../words/unknown-name';
import type { BrokenRule, ReportMistake } from '../mistakes/words/content-error';
import { type NamedEntry, namedEntries, type Reference, referencesIn } from '../projections/fields/references';

/** Checks what the annotations of fields say: names of entries exist, unique values are unique, and conditions are met. */
export function checkFields(files: readonly ReadFile[], error: ReportMistake): void {
  const entries = namedEntries(files);
  for (const reference of referencesIn(files)) checkReference(reference, entries, error);
  checkUnique(files, error);
  for (const read of files) checkConditions(read, entries, error);
}

function checkReference(reference: Reference, entries: readonly NamedEntry[], error: ReportMistake): void {
  const { file, at, kind, name, within, isInText, hasOwnCheck } = reference;
  // `checkTextLinks` reports links, with advice on addresses of other sites.
  if (isInText || hasOwnCheck) return;
  const known = namesOf(kind, entries, within);
  if (!known.includes(name))
    error({ file, at, rule: 'unknown-name', values: { kind: kind as CheckedKind, ...unknownName(name, known) } });
}

function namesOf(kind: Referred, entries: readonly NamedEntry[], within?: string): string[] {
  return entries.filter((each) => each.kind === kind && each.within === within).map(({ name }) => name);
}

function checkUnique(files: readonly ReadFile[], error: ReportMistake): void {
  const first = new Map<string, string>();
  for (const read of files) {
    for (const { unique, isUniqueInFile, value, at } of fieldsOfFile(read)) {
      if (!unique) continue;
      const key = JSON.stringify([unique, isUniqueInFile && read.file, value]);
      const other = first.get(key);
      if (other) error({ file: read.file, at, rule: 'used-twice', values: { value: String(value), other } });
      else first.set(key, read.file);
    }
  }
}

function checkConditions(read: ReadFile, entries: readonly NamedEntry[], error: ReportMistake): void {
  const { file, data } = read;
  const isMet = ({ field, isOneOf }: Condition, at: ContentPath) => {
    const value = valueAt(data, typeof field === 'string' ? [...at.slice(0, -1), field] : field);
    return isOneOf ? isOneOf.includes(value) : value !== undefined;
  };
  for (const { shownIf, requiredIf, refersTo, value, at } of possibleFieldsOfFile(read)) {
    const broken =
      value === undefined
        ? requiredIf && isMet(requiredIf, at) && requiredIf
        : shownIf && !isMet(shownIf, at) && shownIf;
    if (!broken || !broken.rule) continue;
    const values = refersTo && { known: namesOf(refersTo, entries) };
    error({ file, at, ...({ rule: broken.rule, values } as BrokenRule) });
  }
}
