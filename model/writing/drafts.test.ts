import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { namedEntries, usesOf } from '../projections/fields/references';
import { rename } from '../projections/fields/rename';
import { readEveryLanguage } from '../reading/read-site-content';
import { readWrittenFiles } from '../reading/written-files';
import { smallSchool } from '../testing/edited-content';
import { draftsOf } from './drafts';

const files = readWrittenFiles(smallSchool);
/** The most used entry of each kind. Posts are counted by how they begin, so a rename can’t know which it changes. */
const entries = new Map(
  namedEntries(files)
    .filter(({ kind, at }) => kind !== 'designation' && at.length > 0)
    .map((entry) => ({ entry, uses: usesOf(files, entry).length }))
    .sort((a, b) => a.uses - b.uses)
    .map(({ entry }) => [entry.kind, entry]),
);

test.each([...entries])(
  '%s: with the drafts of a rename, the school is valid, and the old name is gone',
  (kind, entry) => {
    const folder = editedSchool();
    const name = kind === 'question' ? 'renamed_entry' : 'renamed-entry';
    const drafts = draftsOf(folder, rename(files, entry, name));
    readEveryLanguage(folder, undefined, drafts);
    for (const [file, text] of drafts) writeFileSync(path.join(folder, file), text);
    const written = readWrittenFiles(folder);
    expect(usesOf(written, entry)).toEqual([]);
    expect(namedEntries(written).filter((each) => each.kind === kind && each.name === entry.name)).toEqual([]);
    expect(usesOf(written, { ...entry, name })).toHaveLength(usesOf(files, entry).length);
  },
);
