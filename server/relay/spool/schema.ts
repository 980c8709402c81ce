/**
 * Page size of the database, in bytes. The whole schema must fit into the first page, because damage to the schema costs all records,
 * and damage to another page only the records on it. SQLite's default of 4096 bytes is too small.
 */
export const pageBytes = 8192;

/** Increase it with every change of the schema: a database of another version is refused. */
export const schemaVersion = 1;

/**
 * The tables of the database. Salvage uses types and CHECKs to reject implausible rows of a damaged file, such as a time after 2096.
 *
 * - `submission.receivedAt`, `answers.receivedAt`: arrival of this revision. `followUp.receivedAt`: arrival of the first one.
 * - `stage`: empty in the form's first stage, so that intake needn't know the stages.
 * - `callOn`: 9999-12-31 if no call is planned, so that one index has the order of the call list.
 * - `nameWords`: see `name-words.ts`.
 *
 * `submission` has row ids, so that counting a million of them by state reads a small index.
 */
export const schema = `
CREATE TABLE submission (
  name TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  reference TEXT NOT NULL,
  receivedAt INTEGER NOT NULL CHECK (receivedAt BETWEEN 0 AND 4e12),
  revision INTEGER NOT NULL,
  tags TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'undelivered')),
  attempts INTEGER NOT NULL DEFAULT 0,
  nextAttemptAt INTEGER NOT NULL,
  settledAt INTEGER CHECK (settledAt BETWEEN 0 AND 4e12),
  problem TEXT,
  language TEXT,
  resendCount INTEGER NOT NULL DEFAULT 0,
  spokenNumber INTEGER
) STRICT;
CREATE INDEX due ON submission (state, nextAttemptAt);
CREATE INDEX waitingSince ON submission (receivedAt) WHERE state = 'waiting';
CREATE INDEX newest ON submission (receivedAt);
CREATE INDEX stuck ON submission (receivedAt) WHERE state = 'undelivered' OR problem = 'refused';
CREATE INDEX settled ON submission (settledAt);
CREATE INDEX referred ON submission (reference);
CREATE INDEX spoken ON submission (spokenNumber);

CREATE TABLE spokenNumber (
  number INTEGER PRIMARY KEY CHECK (number BETWEEN 100000 AND 999999),
  givenAt INTEGER NOT NULL CHECK (givenAt BETWEEN 0 AND 4e12)
) STRICT;
CREATE INDEX given ON spokenNumber (givenAt);

CREATE TABLE answers (
  name TEXT NOT NULL REFERENCES submission ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  receivedAt INTEGER NOT NULL CHECK (receivedAt BETWEEN 0 AND 4e12),
  bytes INTEGER NOT NULL,
  fields TEXT NOT NULL,
  checksum INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX answersOf ON answers (name, revision);

CREATE TABLE phone (
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  revision INTEGER NOT NULL,
  FOREIGN KEY (name, revision) REFERENCES answers (name, revision) ON DELETE CASCADE
) STRICT;
CREATE INDEX phoneOfKey ON phone (key, name);
CREATE INDEX phoneOfAnswers ON phone (name, revision);

CREATE TABLE attempt (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL REFERENCES submission ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('sent', 'later', 'refused', 'policy', 'unsure')),
  reply TEXT NOT NULL,
  resendCount INTEGER NOT NULL
) STRICT;
CREATE INDEX attemptsOf ON attempt (name);

CREATE TABLE followUp (
  name TEXT PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  form TEXT NOT NULL,
  receivedAt INTEGER NOT NULL CHECK (receivedAt BETWEEN 0 AND 4e12),
  choice TEXT NOT NULL DEFAULT '',
  nameWords TEXT NOT NULL,
  stage TEXT NOT NULL DEFAULT '',
  stageSince INTEGER NOT NULL CHECK (stageSince BETWEEN 0 AND 4e12),
  callOn TEXT NOT NULL DEFAULT '9999-12-31' CHECK (callOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  owner TEXT NOT NULL DEFAULT '',
  firstCallAt INTEGER CHECK (firstCallAt BETWEEN 0 AND 4e12)
) STRICT, WITHOUT ROWID;
CREATE INDEX byCall ON followUp (callOn, receivedAt, name, form, stage, choice, owner);
CREATE INDEX byArrival ON followUp (receivedAt, name, form, stage, choice, owner, callOn, firstCallAt);
CREATE INDEX byStage ON followUp (form, stage, stageSince);

CREATE TABLE followUpEvent (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL REFERENCES submission ON DELETE CASCADE,
  at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 4e12),
  who TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('stage', 'callOn', 'owner', 'note', 'call', 'undone', 'answers', 'resent')),
  answer TEXT,
  was TEXT NOT NULL,
  becomes TEXT NOT NULL,
  token TEXT
) STRICT;
CREATE INDEX eventsOf ON followUpEvent (name);

CREATE TABLE pastForm (form TEXT PRIMARY KEY, definitions TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE report (id INTEGER PRIMARY KEY, weekEnd INTEGER NOT NULL) STRICT;
CREATE TABLE probe (id INTEGER PRIMARY KEY) STRICT;
CREATE TABLE keeping (id INTEGER PRIMARY KEY, days INTEGER NOT NULL, nextDays INTEGER, dueAt INTEGER) STRICT;
CREATE TABLE clock (id INTEGER PRIMARY KEY, seenAt INTEGER NOT NULL, suspectedUntil INTEGER NOT NULL) STRICT;
PRAGMA user_version = ${schemaVersion};
`;
