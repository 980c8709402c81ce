import { expect, test } from 'vitest';
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

test.each([...entries])('%s: the school is valid with the drafts of a rename', (kind, entry) => {
  const drafts = draftsOf(smallSchool, rename(files, entry, kind === 'question' ? 'renamed_entry' : 'renamed-entry'));
  expect(() => readEveryLanguage(smallSchool, undefined, drafts)).not.toThrow();
});
