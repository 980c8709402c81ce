import { type Condition, type ContentPath, valueAt } from '../concepts/fields';
import { fieldsOfFile, fieldsOfFiles, possibleFieldsOfFile } from '../concepts/registry';
import type { ReadFile, SiteContent } from '../concepts/site-content';
import { unknownName } from '../mistakes/spelling/nearest-name';
import type { CheckedKind } from '../../words/unknown-name';
import type { Reporter, ReportMistake } from '../mistakes/words/content-error';
import { begins } from '../projections/facts/count-staff';
import { otherNames } from '../projections/fields/other-names';
import { type NamedEntry, namedEntries, type Reference, writtenReferences } from '../projections/fields/references';

type Names = readonly Omit<NamedEntry, 'file'>[];

/** Checks what the annotations of fields say: names of entries exist, unique values are unique, and conditions are met. */
export function checkFields(content: SiteContent, presentFiles: readonly string[], reporter: Reporter): void {
  const { files } = content;
  const names = [...namedEntries(files), ...otherNames(content, presentFiles)];
  for (const reference of writtenReferences(files)) checkReference(reference, names, reporter);
  checkUnique(files, reporter.error);
  for (const read of files) {
    checkConditions(read, files, reporter.error);
    checkOrder(read, reporter.error);
  }
}

function checkReference(reference: Reference, names: Names, { error, warning }: Reporter): void {
  const { file, at, kind, name, within, isInText, ifUnknown } = reference;
  // `checkTextLinks` reports links, with advice on addresses of other sites.
  if (isInText || ifUnknown === 'nothing') return;
  const known = knownFor(reference, names);
  // An answer of an unknown list isn't a second mistake.
  if (known.includes(name) || (kind === 'answer' && known.length === 0)) return;
  // A table counts all whose designations begin alike: `TGT` means `TGT Hindi`, too.
  if (kind === 'designation' && known.some((each) => begins(each, name))) return;
  const values = { kind: kind as CheckedKind, within, ...unknownName(name, known) };
  // A class that the list leaves out isn't a misspelt one.
  if (kind === 'answer' && names.some((each) => each.kind === 'class' && each.name === name)) values.near = undefined;
  const report = ifUnknown === 'warning' ? warning : error;
  report({ file, at, rule: 'unknown-name', values });
}

function knownFor({ kind, within, at }: Pick<Reference, 'kind' | 'within' | 'at'>, names: Names): string[] {
  const known = names.filter((each) => each.kind === kind && each.within === within);
  // A question depends on one above it: both paths begin with `fields` and their places.
  const above = kind === 'list' ? known.filter((each) => Number(each.at[1]) < Number(at[1])) : known;
  return [...new Set(above.map(({ name }) => name))];
}

function checkUnique(files: readonly ReadFile[], error: ReportMistake): void {
  const seen = new Set<string>();
  for (const { unique, isUniqueInFile, value, file, at } of fieldsOfFiles(files)) {
    if (!unique) continue;
    const key = JSON.stringify([unique, isUniqueInFile && file, value]);
    if (seen.has(key)) error({ file, at, rule: 'used-twice', values: { value: String(value) } });
    seen.add(key);
  }
}

function checkConditions(read: ReadFile, files: readonly ReadFile[], error: ReportMistake): void {
  for (const { shownIf, requiredIf, value, at } of possibleFieldsOfFile(read)) {
    const condition = value === undefined ? requiredIf : shownIf;
    if (!condition?.rule || (condition.choice ?? value) !== value) continue;
    if (isMet(condition, at, read, files) === (value !== undefined)) continue;
    error({ file: read.file, at, rule: condition.rule });
  }
}

/** Whether a condition of a field is met. @param at path of the field @param read its file */
export function isMet(
  { field, inKind, isOneOf }: Condition,
  at: ContentPath,
  read: ReadFile,
  files: readonly ReadFile[],
): boolean {
  const { data } = (inKind && files.find(({ kind }) => kind === inKind)) || read;
  const value = valueAt(data, typeof field === 'string' ? [...at.slice(0, -1), field] : field);
  return isOneOf ? isOneOf.includes(value) : value !== undefined;
}

/** Reports a day, a time or an age that comes before the one with which it begins. */
function checkOrder(read: ReadFile, error: ReportMistake): void {
  for (const { isAfter = [], value, at } of fieldsOfFile(read)) {
    const end = value as string | number;
    for (const { field, canBeEqual = false } of isAfter) {
      const begin = valueAt(read.data, [...at.slice(0, -1), field]) as typeof end | undefined;
      if (begin === undefined || begin < end || (canBeEqual && begin === end)) continue;
      const kind = typeof end === 'number' ? 'age' : end.includes(':') ? 'time' : 'day';
      error({ file: read.file, at, rule: 'end-before-begin', values: { kind, begin, canBeEqual } });
      break;
    }
  }
}
