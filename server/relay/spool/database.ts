import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { backup, DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { isBusy } from '../../storage/sqlite-error';
import { DamageError, isDamage, setAside } from './damage';
import { pageBytes, schema, schemaVersion } from './schema';

/**
 * The oldest version of SQLite that we accept. Older versions can lose commits when two connections write and checkpoint at once:
 * https://www.sqlite.org/wal.html#walresetbug
 */
const minSqlite = [3, 51, 3];

/** @param version version of SQLite, such as `3.53.0` @throws if this version can lose commits */
export function refuseOldSqlite(version: string): void {
  const parts = version.split('.').map(Number);
  const differing = minSqlite.findIndex((min, index) => parts[index] !== min);
  if (differing === -1 || Number(parts[differing]) > Number(minSqlite[differing])) return;
  throw new Error(`SQLite ${version} can lose submissions: it must be ${minSqlite.join('.')} or newer. Run: npm ci`);
}

/** The database is of a version with other tables. */
export class OtherVersionError extends Error {
  constructor() {
    super(
      'spool.db is of another version of this server, which this one cannot read. Nothing was changed: start that version, ' +
        'or move spool.db out of DATA_DIR, and a new one is made.',
    );
  }
}

export type Value = string | number | null | Uint8Array;
type Row = Record<string, unknown>;

/** Read access to the database. */
export interface Reader {
  rows(sql: string, ...values: Value[]): Row[];
  row(sql: string, ...values: Value[]): Row | undefined;
  /** Disk space used by records, in bytes, without erased ones. */
  bytes(): number;
}

/** The database of submissions. */
export interface SpoolDatabase extends Reader {
  /** @returns number of changed rows */
  change(sql: string, ...values: Value[]): number;
  /**
   * Runs writes in a transaction, at once, or when another process has ended its own. Resolves when they are on disk.
   *
   * @throws SQLite's or the file system's error; then nothing was written
   */
  commit<Result>(work: () => Result): Promise<Result>;
  /**
   * Empties the log, which may still contain erased data. Doesn't wait for readers, since that would block this process.
   *
   * @returns false if a reader or writer prevents it
   */
  emptyLog(): boolean;
}

/** Inserts a row. Must run in a commit. */
export function insertRow(database: SpoolDatabase, table: string, row: Readonly<Record<string, Value>>): void {
  const columns = Object.keys(row);
  const sql = `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`;
  database.change(sql, ...Object.values(row));
}

/** How long to wait for another process's lock, in milliseconds. */
const busyTimeoutMs = 10_000;
/** Pause before a transaction tries again to get the lock, in milliseconds. */
const busyPauseMs = 20;

/**
 * The database as the process that has locked the folder opens it.
 *
 * `FULL` syncs the log at each commit, so that submissions survive a power cut after our 200 response. Torn pages are recovered from the
 * log (https://www.sqlite.org/wal.html). `secure_delete` overwrites erased data.
 */
export class OwnedDatabase implements SpoolDatabase {
  private connection: DatabaseSyncInstance;
  private statements: Statements;
  /** The newest commit that hasn't ended. */
  private lastCommit: Promise<void> | undefined;

  /**
   * @param onSetAside called after a damaged file was moved away and a new file created. Without this callback, damage is an error. Only
   *   the process that has locked the folder may give it.
   */
  constructor(
    private readonly path: string,
    private readonly onSetAside?: () => void,
  ) {
    try {
      this.connection = this.open();
    } catch (error) {
      if (!onSetAside || !isDamage(error)) throw error;
      setAside(path);
      onSetAside();
      this.connection = this.open();
    }
    this.statements = new Statements(this.connection);
  }

  rows(sql: string, ...values: Value[]): Row[] {
    return this.unlessDamaged(() => this.statements.rows(sql, ...values));
  }

  row(sql: string, ...values: Value[]): Row | undefined {
    return this.unlessDamaged(() => this.statements.row(sql, ...values));
  }

  change(sql: string, ...values: Value[]): number {
    return this.unlessDamaged(() => this.statements.change(sql, ...values));
  }

  async commit<Result>(work: () => Result): Promise<Result> {
    const end = performance.now() + busyTimeoutMs;
    // In the order of the calls: otherwise a visitor's older answers could become the newest revision.
    const committed = this.lastCommit
      ? this.lastCommit.then(() => this.commitWhenFree(work, end))
      : this.commitWhenFree(work, end);
    const ended = committed.then(
      () => undefined,
      () => undefined,
    );
    this.lastCommit = ended;
    try {
      return await committed;
    } finally {
      if (this.lastCommit === ended) this.lastCommit = undefined;
    }
  }

  /** @param end when to give up, on the clock of `performance` */
  private async commitWhenFree<Result>(work: () => Result, end: number): Promise<Result> {
    // SQLite's own waiting would block this process, and with it visitors who only read, if the office is frozen in the middle of a transaction.
    const commitNow = () => withoutWaiting(this.connection, () => transaction(this.connection, work));
    for (;;) {
      try {
        return this.unlessDamaged(commitNow);
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, busyPauseMs));
      }
    }
  }

  bytes(): number {
    return bytesOf((sql) => this.row(sql), 'main');
  }

  emptyLog(): boolean {
    return emptyLogOf(this.connection, 'main');
  }

  /** Replaces the database if it is damaged, after another connection couldn't read it. */
  checkIntegrity(): void {
    this.unlessDamaged(() => {
      refuseDamage(this.connection);
    });
  }

  close(): void {
    leaveLog(this.connection);
    this.connection.close();
  }

  private open(): DatabaseSyncInstance {
    makePrivateFile(this.path);
    const connection = new DatabaseSync(this.path, { timeout: busyTimeoutMs });
    try {
      prepare(connection);
    } catch (error) {
      leaveLog(connection);
      connection.close();
      throw error;
    }
    return connection;
  }

  /** Runs a statement, and replaces the database if it is damaged. Within a transaction, `commit` does that. */
  private unlessDamaged<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (!this.onSetAside || !isDamage(error) || this.connection.isTransaction) throw error;
      this.beginAnew(error);
      return work();
    }
  }

  /** Replaces the damaged database with a new one. @throws the original error if another program, such as a backup, is reading the database */
  private beginAnew(error: unknown): void {
    leaveLog(this.connection);
    if (existsSync(`${this.path}-wal`)) throw error;
    this.connection.close();
    setAside(this.path);
    this.connection = this.open();
    this.statements = new Statements(this.connection);
    this.onSetAside?.();
  }
}

/** Prepares each statement once: prepared for each query, they would take gigabytes before they are garbage-collected. */
export class Statements {
  private readonly known = new Map<string, StatementSyncInstance>();

  constructor(private readonly connection: DatabaseSyncInstance) {}

  rows(sql: string, ...values: Value[]): Row[] {
    return this.prepared(sql).all(...values) as Row[];
  }

  row(sql: string, ...values: Value[]): Row | undefined {
    return this.prepared(sql).get(...values) as Row | undefined;
  }

  change(sql: string, ...values: Value[]): number {
    return Number(this.prepared(sql).run(...values).changes);
  }

  private prepared(sql: string): StatementSyncInstance {
    const prepared = this.known.get(sql) ?? this.connection.prepare(sql);
    this.known.set(sql, prepared);
    return prepared;
  }
}

/**
 * Opens the database beside the process that has locked the folder, such as in the office. Close it soon: while it is open, a damaged
 * file can't be replaced. Doesn't look for damage, so that opening takes no time.
 *
 * Attaches the file to an empty database, because DETACH closes it at once. `close` would wait until the statements are garbage-collected.
 *
 * @throws {OtherVersionError} @throws SQLite's error
 */
export function openBeside(path: string): SpoolDatabase & { close(): void } {
  const connection = new DatabaseSync(':memory:', { timeout: busyTimeoutMs });
  connection.prepare('ATTACH ? AS spool').run(path);
  connection.exec('PRAGMA spool.synchronous = FULL; PRAGMA spool.secure_delete = ON');
  const statements = new Statements(connection);
  const database: ReturnType<typeof openBeside> = {
    rows: (sql, ...values) => statements.rows(sql, ...values),
    row: (sql, ...values) => statements.row(sql, ...values),
    change: (sql, ...values) => statements.change(sql, ...values),
    bytes: () => bytesOf((sql) => statements.row(sql), 'spool'),
    commit: (work) =>
      new Promise((resolve) => {
        resolve(transaction(connection, work));
      }),
    emptyLog: () => emptyLogOf(connection, 'spool'),
    close: () => {
      connection.exec('DETACH spool');
      connection.close();
    },
  };
  try {
    if (database.row('PRAGMA spool.user_version')?.user_version !== schemaVersion) throw new OtherVersionError();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Copies a database to a new, self-contained file, in another thread, while others read and write.
 *
 * @throws {DamageError} @throws SQLite's or the file system's error
 */
export async function backUpDatabase(path: string, to: string): Promise<void> {
  makePrivateFile(to);
  const reader = new DatabaseSync(path, { readOnly: true });
  try {
    await backup(reader, to, { rate: -1 });
  } finally {
    reader.close();
  }
  const copy = new DatabaseSync(to);
  try {
    refuseDamage(copy);
  } finally {
    leaveLog(copy);
    copy.close();
  }
}

/** Runs reads and writes that no other process can interrupt. */
export function transaction<Result>(connection: DatabaseSyncInstance, work: () => Result): Result {
  try {
    connection.exec('BEGIN IMMEDIATE');
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled everything back.
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

function emptyLogOf(connection: DatabaseSyncInstance, name: 'main' | 'spool'): boolean {
  return withoutWaiting(connection, () => {
    const row = connection.prepare(`PRAGMA ${name}.wal_checkpoint(TRUNCATE)`).get() as { busy: number };
    return row.busy === 0;
  });
}

/** Runs statements that fail at once if another process has the lock. */
function withoutWaiting<Result>(connection: DatabaseSyncInstance, work: () => Result): Result {
  connection.exec('PRAGMA busy_timeout = 0');
  try {
    return work();
  } finally {
    connection.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  }
}

/** @param schema name of the attached database */
function bytesOf(row: Reader['row'], schema: string): number {
  const pragma = (name: string) => Number(Object.values(row(`PRAGMA ${schema}.${name}`) ?? {})[0] ?? 0);
  return (pragma('page_count') - pragma('freelist_count')) * pragma('page_size');
}

/**
 * The driver keeps a file open until its statements are garbage-collected. SQLite then deletes the log by name, which by then may be a new
 * database's log. So checkpoint and leave WAL mode first.
 */
function leaveLog(connection: DatabaseSyncInstance): void {
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // Another program has the file open, or it isn't a database.
  }
}

function prepare(connection: DatabaseSyncInstance): void {
  refuseOldSqlite(firstOf(connection, 'SELECT sqlite_version()'));
  // SQLite accepts a page size only for a new file, before its log exists.
  connection.exec(`PRAGMA page_size = ${pageBytes}`);
  connection.exec('PRAGMA journal_mode = WAL');
  // Checkpoint when the log has 4 MB, as with SQLite's default of 1000 pages of 4 KB.
  connection.exec(`PRAGMA wal_autocheckpoint = ${4_096_000 / pageBytes}`);
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA secure_delete = ON');
  refuseDamage(connection);
  if (firstOf(connection, 'SELECT count(*) FROM sqlite_schema') === '0')
    connection.exec(`BEGIN IMMEDIATE; ${schema} COMMIT`);
  if (firstOf(connection, 'PRAGMA user_version') !== String(schemaVersion)) throw new OtherVersionError();
}

/** @throws {DamageError} */
export function refuseDamage(connection: DatabaseSyncInstance): void {
  const found = firstOf(connection, 'PRAGMA integrity_check(1)');
  if (found !== 'ok') throw new DamageError(`The database is damaged: ${found}`);
}

/** The first value of the first row, as text. */
export function firstOf(connection: DatabaseSyncInstance, sql: string): string {
  return String(Object.values(connection.prepare(sql).get() as object)[0]);
}

/** Creates the file first, because SQLite would make it world-readable; its log and index inherit the mode. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}
