import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/endpoint.fixture';
import { openBeside, refuseOldSqlite, OwnedDatabase } from './database';
import { pageBytes } from './schema';

async function openDatabase(path?: string): Promise<OwnedDatabase> {
  const database = new OwnedDatabase(path ?? join(await temporaryFolder(), 'spool.db'));
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
    new OwnedDatabase(path).close();
    const file = await readFile(path);
    expect(file.readUInt16BE(16)).toBe(pageBytes);
    // The first page is a leaf, so the b-tree has only this page (https://www.sqlite.org/fileformat2.html#b_tree_pages).
    expect(file[100]).toBe(0x0d);
  });

  it('writes nothing of a transaction that fails halfway', async () => {
    const database = await openDatabase();
    const insert = (id: number) => database.change('INSERT INTO report VALUES (?, 0)', id);
    const failing = database.commit(() => {
      insert(1);
      throw new Error('This one fails.');
    });
    await expect(failing).rejects.toThrow('This one fails.');
    await database.commit(() => insert(2));
    expect(database.rows('SELECT id FROM report')).toEqual([{ id: 2 }]);
  });

  it('reports whether the log could be emptied, and waits for locks otherwise', async () => {
    const path = join(await temporaryFolder(), 'spool.db');
    const database = await openDatabase(path);
    const reader = await openDatabase(path);
    reader.row('BEGIN');
    reader.rows('SELECT * FROM report');
    database.change('INSERT INTO report VALUES (?, 0)', 1);
    expect(database.emptyLog()).toBe(false);
    expect(database.row('PRAGMA busy_timeout')).toEqual({ timeout: 10_000 });
    reader.row('COMMIT');
    expect(database.emptyLog()).toBe(true);
  });

  it('waits for another program’s transaction without blocking this process', async () => {
    const path = join(await temporaryFolder(), 'spool.db');
    const database = await openDatabase(path);
    const office = await openDatabase(path);
    office.row('BEGIN IMMEDIATE');
    const committed = database.commit(() => database.change('INSERT INTO report VALUES (?, 0)', 1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    office.row('COMMIT');
    expect(await committed).toBe(1);
  });

  it('commits in the order of the calls, also those that waited for another program', async () => {
    const path = join(await temporaryFolder(), 'spool.db');
    const database = await openDatabase(path);
    const office = await openDatabase(path);
    const order: string[] = [];
    office.row('BEGIN IMMEDIATE');
    const first = database.commit(() => order.push('first'));
    office.row('COMMIT');
    await Promise.all([first, database.commit(() => order.push('second'))]);
    expect(order).toEqual(['first', 'second']);
  });

  it('also waits while another program recovers the log after a crash', async () => {
    const database = await openDatabase();
    const recovering = Object.assign(new Error('database is locked'), { errcode: 261 });
    const work = vi.fn<() => number>().mockImplementationOnce(() => {
      throw recovering;
    });
    await database.commit(work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('reads invalid UTF-8 with replacement characters', async () => {
    const database = await openDatabase();
    expect(database.row(`SELECT CAST(x'41ff42' AS TEXT) AS text`)).toEqual({ text: 'A\ufffdB' });
  });

  describe('with a reader beside it', () => {
    async function withReader() {
      const path = join(await temporaryFolder(), 'spool.db');
      const onSetAside = vi.fn<() => void>();
      const database = new OwnedDatabase(path, onSetAside);
      onTestFinished(() => {
        database.close();
      });
      database.change('INSERT INTO report VALUES (?, 5)', 1);
      return { path, database, onSetAside, reader: openBeside(path) };
    }

    it('shows committed rows to it, and its writes to the others', async () => {
      const { database, reader } = await withReader();
      expect(reader.row('SELECT weekEnd FROM report WHERE id = ?', 1)).toEqual({ weekEnd: 5 });
      expect(reader.rows('SELECT id FROM report')).toEqual([{ id: 1 }]);
      expect(reader.bytes()).toBe(database.bytes());
      await reader.commit(() => reader.change('DELETE FROM report'));
      expect(database.rows('SELECT id FROM report')).toEqual([]);
      reader.close();
    });

    it('erases while the reader is open', async () => {
      const { database, reader } = await withReader();
      reader.rows('SELECT * FROM report');
      database.change('DELETE FROM report');
      expect(database.emptyLog()).toBe(true);
      reader.close();
    });

    it('replaces a damaged file once the reader is closed', async () => {
      const { path, database, onSetAside, reader } = await withReader();
      for (let index = 0; index < 20; index += 1)
        database.change(`INSERT INTO pastForm VALUES (?, ?)`, `${index}`, 'x'.repeat(20_000));
      database.emptyLog();
      reader.rows('SELECT count(*) FROM pastForm');
      const file = await open(path, 'r+');
      const { size } = await file.stat();
      await file.write(Buffer.alloc(size - 2 * pageBytes, 'x'), 0, size - 2 * pageBytes, 2 * pageBytes);
      await file.close();
      const write = () => database.commit(() => database.rows('SELECT sum(length(definitions)) FROM pastForm'));
      await expect(write()).rejects.toThrow('malformed');
      expect(onSetAside).not.toHaveBeenCalled();
      reader.close();
      await write();
      expect(onSetAside).toHaveBeenCalledOnce();
    });
  });
});
