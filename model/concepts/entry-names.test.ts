import { expect, test } from 'vitest';
import { readWrittenFiles } from '../reading/written-files';
import { nameOfEntry } from './entry-names';
import { fieldsOfFile } from './registry';

test.each(['content', 'examples/kagaz-ki-nav', 'examples/pimpalpaan'])(
  'every entry of a list has a name in %s',
  (school) => {
    const entries = readWrittenFiles(school).flatMap((read) =>
      fieldsOfFile(read)
        .filter(({ at }) => typeof at.at(-1) === 'number')
        .map(({ entry, value, at }) => ({ file: read.file, at, name: nameOfEntry(entry, value) })),
    );
    expect(entries.filter(({ name }) => !name)).toEqual([]);
  },
);
