import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isDamage } from '../server/relay/spool/damage';
import {
  firstOf,
  makePrivateFile,
  refuseDamage,
  refuseOldSqlite,
  Statements,
  transaction,
  type Value,
} from '../server/relay/spool/database';

const schema = `
CREATE TABLE IF NOT EXISTS account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  nameKey TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL,
  passwordHash TEXT,
  codeSecret TEXT,
  codeStep INTEGER NOT NULL DEFAULT 0,
  createdAt INTEGER NOT NULL,
  lastSeen INTEGER
);
CREATE TABLE IF NOT EXISTS session (
  hash BLOB PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
  createdAt INTEGER NOT NULL,
  seenAt INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessionsOf ON session (account);
CREATE TABLE IF NOT EXISTS resetLink (
  account INTEGER PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  hash BLOB NOT NULL UNIQUE,
  expiresAt INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS failure (
  key BLOB PRIMARY KEY,
  count INTEGER NOT NULL,
  failedAt INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS failuresAt ON failure (failedAt);
CREATE TABLE IF NOT EXISTS knownNetwork (key BLOB PRIMARY KEY, seenAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pepper (id INTEGER PRIMARY KEY, key BLOB NOT NULL);
INSERT OR IGNORE INTO pepper VALUES (1, randomblob(32));
CREATE TABLE IF NOT EXISTS publication (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  who TEXT NOT NULL,
  at INTEGER NOT NULL,
  language TEXT NOT NULL,
  state TEXT NOT NULL,
  files TEXT NOT NULL,
  changes TEXT NOT NULL,
  undoes INTEGER REFERENCES publication,
  problems TEXT NOT NULL DEFAULT '[]',
  release TEXT,
  texts TEXT,
  liveAt INTEGER
);
CREATE INDEX IF NOT EXISTS runningPublications ON publication (id) WHERE state = 'running';
CREATE TABLE IF NOT EXISTS draftFile (
  file TEXT PRIMARY KEY,
  base TEXT,
  text TEXT,
  who TEXT NOT NULL,
  at INTEGER NOT NULL,
  saves TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS draftChange (
  id TEXT PRIMARY KEY,
  who TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
`;

/** How long to wait for another process's lock, in milliseconds. */
const busyTimeoutMs = 5000;

/** `office.db`: accounts, sessions, changes of the website and their publications. The server and commands use it at the same time. */
export class OfficeDatabase {
  private readonly connection: DatabaseSyncInstance;
  private readonly statements: Statements;

  /** @throws an explanation if the file is damaged: a new, empty file would let everybody in */
  constructor(path: string) {
    try {
      this.connection = open(path);
    } catch (error) {
      if (!isDamage(error)) throw error;
      throw new Error(
        `The accounts in ${path} are damaged. Put a copy of office.db in its place, or move it away and add the accounts again: npm run office -- add-user NAME --principal`,
        { cause: error },
      );
    }
    this.statements = new Statements(this.connection);
  }

  rows<Row>(sql: string, ...values: Value[]): Row[] {
    return this.statements.rows(sql, ...values) as Row[];
  }

  row<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.statements.row(sql, ...values) as Row | undefined;
  }

  /** @returns number of changed rows */
  change(sql: string, ...values: Value[]): number {
    return this.statements.change(sql, ...values);
  }

  /** Runs reads and writes as one transaction, which no other process can interrupt. */
  transaction<Result>(work: () => Result): Result {
    return transaction(this.connection, work);
  }

  /** A hash that nobody can compute without this file. */
  keyedHash(...parts: string[]): Buffer {
    const pepper = this.row<{ key: Uint8Array }>('SELECT key FROM pepper')?.key ?? new Uint8Array();
    return createHmac('sha256', pepper).update(JSON.stringify(parts)).digest();
  }

  close(): void {
    if (this.connection.isOpen) this.connection.close();
  }
}

function open(path: string): DatabaseSyncInstance {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  makePrivateFile(path);
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    refuseOldSqlite(firstOf(connection, 'SELECT sqlite_version()'));
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    connection.exec('PRAGMA secure_delete = ON');
    refuseDamage(connection);
    transaction(connection, () => connection.exec(schema));
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
