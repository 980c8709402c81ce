import { chmodSync, closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { GroupCommit } from './group-commit';

const schema = `
CREATE TABLE IF NOT EXISTS submission (
  name TEXT PRIMARY KEY,
  school TEXT NOT NULL,
  form TEXT NOT NULL,
  reference TEXT NOT NULL,
  receivedAt INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  tags TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  firstAttemptAt INTEGER,
  nextAttemptAt INTEGER NOT NULL,
  settledAt INTEGER,
  problem TEXT,
  language TEXT
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS fresh ON submission (receivedAt) WHERE state = 'waiting' AND attempts = 0;
CREATE INDEX IF NOT EXISTS again ON submission (nextAttemptAt) WHERE state = 'waiting' AND attempts > 0;
CREATE INDEX IF NOT EXISTS newest ON submission (receivedAt);
CREATE INDEX IF NOT EXISTS stuck ON submission (receivedAt) WHERE state = 'undelivered' OR problem = 'refused';
CREATE INDEX IF NOT EXISTS settled ON submission (school, settledAt);
CREATE INDEX IF NOT EXISTS counted ON submission (state, receivedAt);
CREATE INDEX IF NOT EXISTS referred ON submission (reference);

CREATE TABLE IF NOT EXISTS answers (
  name TEXT NOT NULL,
  revision INTEGER NOT NULL,
  receivedAt INTEGER NOT NULL,
  phone TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  fields TEXT NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS answersOf ON answers (name, revision);

CREATE TABLE IF NOT EXISTS attempt (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  outcome TEXT NOT NULL,
  words TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS attemptsAt ON attempt (name);

CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY, seenAt INTEGER NOT NULL, suspectedUntil INTEGER NOT NULL);
`;

type Value = string | number | null;

/**
 * The database of what was sent. Several programs may have it open: SQLite lets one write at a time.
 *
 * `FULL` syncs the log at each commit: what was answered with 200 survives a power cut. A page that the cut tears is whole
 * again in that log (https://www.sqlite.org/wal.html). `secure_delete` overwrites what is erased.
 */
export class SpoolDatabase {
  private readonly connection: Database.Database;
  private readonly commits: GroupCommit;
  private readonly statements = new Map<string, Database.Statement>();

  constructor(path: string) {
    // SQLite would let everybody read a file that it makes itself; its log and index take over the mode of this one.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    this.connection = new Database(path, { timeout: 10_000 });
    this.connection.exec('PRAGMA journal_mode = WAL');
    this.connection.exec('PRAGMA synchronous = FULL');
    this.connection.exec('PRAGMA secure_delete = ON');
    this.connection.exec(schema);
    this.addLanguage();
    this.commits = new GroupCommit(this.connection);
  }

  rows(sql: string, ...values: Value[]): Record<string, unknown>[] {
    return this.statement(sql).all(...values) as Record<string, unknown>[];
  }

  row(sql: string, ...values: Value[]): Record<string, unknown> | undefined {
    return this.statement(sql).get(...values) as Record<string, unknown> | undefined;
  }

  /** @returns how many rows. */
  change(sql: string, ...values: Value[]): number {
    return this.statement(sql).run(...values).changes;
  }

  /**
   * Runs pieces of writing, several in one transaction. Resolves once they are on disk.
   *
   * @throws SQLite's or the file system's error; then nothing was written.
   */
  commit<Result>(work: () => Result): Promise<Result> {
    return this.commits.run(work);
  }

  bytes(): number {
    const pragma = (name: string) => Number(Object.values(this.row(`PRAGMA ${name}`) ?? {})[0] ?? 0);
    return (pragma('page_count') - pragma('freelist_count')) * pragma('page_size');
  }

  /** Empties the log beside the file, where what was erased may still stand. */
  emptyLog(): void {
    this.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.statements.clear();
    this.connection.close();
  }

  /** A file from before there were several languages has no such column. */
  private addLanguage(): void {
    const columns = this.connection.prepare('PRAGMA table_info(submission)').all() as { name: string }[];
    if (!columns.some(({ name }) => name === 'language'))
      this.connection.exec('ALTER TABLE submission ADD COLUMN language TEXT');
  }

  private statement(sql: string): Database.Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const prepared = this.connection.prepare(sql);
    this.statements.set(sql, prepared);
    return prepared;
  }
}
