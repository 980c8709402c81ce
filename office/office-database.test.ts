import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { OfficeDatabase } from './office-database';
import { Drafts } from './website/drafts';
import { filesBefore, Publications } from './website/publications';

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

it('reads the publications of an older file, which can still be undone', () => {
  const path = join(temporaryFolder(), 'office.db');
  const older = new DatabaseSync(path);
  older.exec(`CREATE TABLE publication (
    id INTEGER PRIMARY KEY AUTOINCREMENT, who TEXT NOT NULL, at INTEGER NOT NULL, language TEXT NOT NULL, state TEXT NOT NULL,
    changes TEXT NOT NULL, undoes INTEGER REFERENCES publication, problems TEXT NOT NULL DEFAULT '[]', release TEXT, texts TEXT,
    liveAt INTEGER
  )`);
  const insert = older.prepare(
    `INSERT INTO publication (who, at, language, state, changes, texts) VALUES ('Asha', 1, 'en', ?, ?, ?)`,
  );
  const words = { breadcrumb: ['Classes', 'Fee'], was: '₹ 38,400', becomes: '₹ 39,900' };
  const { breadcrumb: way, ...others } = words;
  const place = { file: 'facts/classes.yaml', at: ['classes', 4, 'fees', 'yearly'], entries: ['Grade 5'] };
  const texts = { before: { 'facts/classes.yaml': 'A' }, after: { 'facts/classes.yaml': 'B' } };
  const change = { place, was: 38_400, becomes: 39_900 };
  insert.run('live', JSON.stringify([{ ...change, words: { en: words } }]), JSON.stringify(texts));
  insert.run('running', JSON.stringify([{ ...change, words: { en: { way, ...others } } }]), null);
  older.close();
  for (const opened of ['once', 'again']) {
    const database = new OfficeDatabase(path);
    const publications = new Publications(database, new Drafts(database, () => []));
    expect(publications.newest(2), opened).toMatchObject([
      { id: 2, state: 'failed', files: {}, changes: { en: [{ kind: 'value', ...words }] } },
      { id: 1, state: 'live', files: {}, changes: { en: [{ kind: 'value', ...words }] } },
    ]);
    expect(filesBefore(publications.read(1)!)).toEqual({ 'facts/classes.yaml': { base: 'B', text: 'A' } });
    database.close();
  }
});
