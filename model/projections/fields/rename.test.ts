import { describe, expect, test } from 'vitest';
import { smallSchool } from '../../testing/edited-content';
import { type ContentPath, valueAt } from '../../concepts/fields';
import type { ReadFile } from '../../concepts/site-content';
import { readWrittenFiles } from '../../reading/written-files';
import { namedEntries, type Reference, referencesIn } from './references';
import { type ContentEdit, rename } from './rename';
import { keyOf, type Target } from './target';

const schools = ['tests/school', 'examples/kagaz-ki-nav', 'examples/pimpalpaan', smallSchool];

function withEdits(files: readonly ReadFile[], edits: readonly ContentEdit[]): ReadFile[] {
  const copies = structuredClone([...files]);
  for (const edit of edits) {
    const read = copies.find(({ file }) => file === edit.file)!;
    if ('body' in edit) read.body = edit.body;
    else if ('key' in edit) renameKey(read.data, edit.at, edit.key);
    else (valueAt(read.data, edit.at.slice(0, -1)) as Record<PropertyKey, unknown>)[edit.at.at(-1)!] = edit.value;
  }
  return copies;
}

function renameKey(data: unknown, at: ContentPath, name: string): void {
  const parent = valueAt(data, at.slice(0, -1)) as Record<PropertyKey, unknown>;
  const old = at.at(-1)!;
  parent[name] = parent[old];
  delete parent[old];
}

/** Entries of each kind to rename, the most used ones; walking all files for every entry would take minutes. */
const MAX_OF_A_KIND = 2;

describe.each(schools)('%s', (folder) => {
  const files = readWrittenFiles(folder);
  const references = referencesIn(files);
  const usesIn = (each: readonly Reference[], entry: Target) =>
    each.filter((one) => keyOf(one) === keyOf(entry)).length;
  const entries = namedEntries(files)
    .filter(({ kind, at }) => kind !== 'designation' && at.length > 0)
    .map((entry) => ({ entry, uses: usesIn(references, entry) }))
    .sort((a, b) => b.uses - a.uses);

  test.each([...new Set(entries.map(({ entry }) => entry.kind))])('%s: a rename changes every use', (kind) => {
    for (const { entry, uses } of entries.filter((each) => each.entry.kind === kind).slice(0, MAX_OF_A_KIND)) {
      const name = kind === 'question' ? 'renamed_entry' : 'renamed-entry';
      const renamed = referencesIn(withEdits(files, rename(files, entry, name)));
      expect(usesIn(renamed, entry), keyOf(entry)).toBe(0);
      expect(usesIn(renamed, { ...entry, name }), keyOf(entry)).toBe(uses);
      expect(renamed).toHaveLength(references.length);
    }
  });
});

test('forms send the same value for a renamed class', () => {
  const files = readWrittenFiles(smallSchool);
  const { name } = namedEntries(files).find(({ kind }) => kind === 'class')!;
  const edits = rename(files, { kind: 'class', name }, 'Renamed');
  expect(edits).toContainEqual(expect.objectContaining({ value: name.replaceAll(' ', '') }));
});
