import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/endpoint.fixture';
import { openReader, refuseOldSqlite, SpoolDatabase } from './database';
import { pageBytes } from './schema';

async function openDatabase(path?: string): Promise<SpoolDatabase> {
  const database = new SpoolDatabase(path ?? join(await temporaryFolder(), 'spool.db'));
  onTestFinished(() => {
    database.close();
  });
  return database;
}

describe('database', () => {
  it.each(['3.7.0', '3.45.1', '3.51.2'])('refuses SQLite %s, which can lose commits', (version) => {
    expect(() => {
      refuseOldSqlite(version);
    }).toThrow(`SQLite ${version} can lose submissions`);
  });

  it.each(['3.51.3', '3.53.0', '4.0.0'])('accepts SQLite %s', (version) => {
    expect(() => {
      refuseOldSqlite(version);
    }).not.toThrow();
  });

  it('has its whole schema in the first page, so that damage elsewhere costs few records', async () => {
    const path = join(await temporaryFolder(), 'spool.db');
    new SpoolDatabase(path).close();
    const file = await readFile(path);
    expect(file.readUInt16BE(16)).toBe(pageBytes);
    // The first page is a leaf, so the b-tree has only this page (https://www.sqlite.org/fileformat2.html#b_tree_pages).
    expect(file[100]).toBe(0x0d);
  });

  it('writes the other tasks of a group if one fails halfway', async () => {
    const database = await openDatabase();
    const insert = (name: string) => database.change('INSERT INTO tally VALUES (?, 0)', name);
    const outcomes = await Promise.allSettled([
      database.commit(() => insert('one')),
      database.commit(() => {
        insert('half');
        throw new Error('This one fails.');
      }),
      database.commit(() => insert('three')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(database.rows('SELECT state FROM tally').map(({ state }) => state)).toEqual(['one', 'three']);
  });

  it('reports whether the log could be emptied, and waits for locks otherwise', async () => {
    const path = join(await temporaryFolder(), 'spool.db');
    const database = await openDatabase(path);
    const reader = await openDatabase(path);
    reader.row('BEGIN');
    reader.rows('SELECT * FROM tally');
    database.change('INSERT INTO tally VALUES (?, 0)', 'one');
    expect(database.emptyLog()).toBe(false);
    expect(database.row('PRAGMA busy_timeout')).toEqual({ timeout: 10_000 });
    reader.row('COMMIT');
    expect(database.emptyLog()).toBe(true);
  });

  it('reads invalid UTF-8 with replacement characters', async () => {
    const database = await openDatabase();
    expect(database.row(`SELECT CAST(x'41ff42' AS TEXT) AS text`)).toEqual({ text: 'A\ufffdB' });
  });

  describe('with a reader beside it', () => {
    async function withReader() {
      const path = join(await temporaryFolder(), 'spool.db');
      const onSetAside = vi.fn<() => void>();
      const database = new SpoolDatabase(path, onSetAside);
      onTestFinished(() => {
        database.close();
      });
      database.change('INSERT INTO tally VALUES (?, 5)', 'one');
      return { path, database, onSetAside, reader: openReader(path) };
    }

    it('shows committed rows to it, and refuses its writes', async () => {
      const { database, reader } = await withReader();
      expect(reader.row('SELECT count FROM tally WHERE state = ?', 'one')).toEqual({ count: 5 });
      expect(reader.rows('SELECT state FROM tally')).toEqual([{ state: 'one' }]);
      expect(reader.bytes()).toBe(database.bytes());
      expect(() => reader.row('DELETE FROM tally')).toThrow('readonly');
      reader.close();
    });

    it('erases while the reader is open', async () => {
      const { database, reader } = await withReader();
      reader.rows('SELECT * FROM tally');
      database.change('DELETE FROM tally');
      expect(database.emptyLog()).toBe(true);
      reader.close();
    });

    it('replaces a damaged file once the reader is closed', async () => {
      const { path, database, onSetAside, reader } = await withReader();
      for (let index = 0; index < 20; index += 1)
        database.change(`INSERT INTO answers VALUES (?, 1, 0, 0, ?, NULL)`, `${index}`, 'x'.repeat(20_000));
      database.emptyLog();
      reader.rows('SELECT count(*) FROM answers');
      const file = await open(path, 'r+');
      const { size } = await file.stat();
      await file.write(Buffer.alloc(size - 2 * pageBytes, 'x'), 0, size - 2 * pageBytes, 2 * pageBytes);
      await file.close();
      const write = () => database.commit(() => database.rows('SELECT sum(length(fields)) FROM answers'));
      await expect(write()).rejects.toThrow('malformed');
      expect(onSetAside).not.toHaveBeenCalled();
      reader.close();
      await write();
      expect(onSetAside).toHaveBeenCalledOnce();
    });
  });
});
