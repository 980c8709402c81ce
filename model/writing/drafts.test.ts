import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { namedEntries, referencesIn, usesOf } from '../projections/fields/references';
import { rename } from '../projections/fields/rename';
import { readSiteContent } from '../reading/read-site-content';
import { readWrittenFiles } from '../reading/written-files';
import { smallSchool } from '../testing/edited-content';
import { makeEdits } from './drafts';

const files = readWrittenFiles(smallSchool);
/** The most used entry of each kind. Posts are counted by how they begin, so a rename can’t know which it changes. */
const entries = new Map(
  namedEntries(files)
    .filter(({ kind, name }) => kind !== 'designation' && name !== '/')
    .map((entry) => ({ entry, uses: usesOf(files, entry).length }))
    .sort((a, b) => a.uses - b.uses)
    .map(({ entry }) => [entry.kind, entry]),
);

test.each([...entries])(
  '%s: after a rename on the disk the school is valid, and the old name is gone',
  (kind, entry) => {
    const folder = editedSchool();
    const name = { screen: '/renamed-entry', question: 'renamed_entry' }[kind as string] ?? 'renamed-entry';
    const uses = usesOf(files, entry).length;
    makeEdits(folder, rename(readWrittenFiles(folder), entry, name));
    readSiteContent(folder);
    const written = readWrittenFiles(folder);
    expect(usesOf(written, entry)).toEqual([]);
    expect(namedEntries(written).filter((each) => each.kind === kind && each.name === entry.name)).toEqual([]);
    expect(usesOf(written, { ...entry, name })).toHaveLength(uses);
    expect(referencesIn(written)).toHaveLength(referencesIn(files).length);
  },
);
