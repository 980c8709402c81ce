import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { OfficeDatabase } from './office-database';

it('adds the tables that an older file lacks, and commits to the disk', () => {
  const path = join(temporaryFolder(), 'office.db');
  const older = new DatabaseSync(path);
  older.exec('CREATE TABLE knownNetwork (key BLOB PRIMARY KEY, seenAt INTEGER NOT NULL) WITHOUT ROWID');
  older.close();
  const database = new OfficeDatabase(path);
  expect(database.rows('SELECT * FROM draftFile, draftChange, publication, account')).toEqual([]);
  expect(database.row('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  database.close();
});
