import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { isDiskFull } from './disk-full';

it('recognises a full disk by the errors of the system and of SQLite, and as a cause', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE a (b); PRAGMA max_page_count = 2');
  let error: unknown;
  try {
    database.exec('INSERT INTO a VALUES (zeroblob(100000))');
  } catch (thrown) {
    error = thrown;
  }
  expect(isDiskFull(error)).toBe(true);
  expect(isDiskFull(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe(true);
  expect(isDiskFull(new Error('It has failed.', { cause: new Error('EDQUOT: disk quota exceeded, write') }))).toBe(
    true,
  );
  expect(isDiskFull(new Error('EACCES: permission denied'))).toBe(false);
});
