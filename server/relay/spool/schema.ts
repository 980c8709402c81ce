/**
 * Page size of the database, in bytes. The whole schema must fit into the first page, because damage to the schema costs all records,
 * and damage to another page only the records on it. SQLite's default of 4096 bytes is too small.
 */
export const pageBytes = 8192;

/**
 * The tables of the database. Column `words` is the mail server's reply, `round` the number of resends: `records.ts` renames both.
 *
 * A follow-up's `receivedAt` is the arrival of the first revision. `stage` is empty in the form's first stage, so that intake needn't know
 * the stages. `callOn` without a next call is the last day of all, so that one index has the order of the call list. `words` has the words of
 * names, for the search; see `name-words.ts`.
 */
export const schema = `
CREATE TABLE IF NOT EXISTS submission (
  name TEXT PRIMARY KEY,
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
  language TEXT,
  round INTEGER NOT NULL DEFAULT 0,
  spokenNumber INTEGER
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS untried ON submission (nextAttemptAt) WHERE state = 'waiting' AND attempts = 0;
CREATE INDEX IF NOT EXISTS again ON submission (nextAttemptAt) WHERE state = 'waiting' AND attempts > 0;
CREATE INDEX IF NOT EXISTS waitingSince ON submission (receivedAt) WHERE state = 'waiting';
CREATE INDEX IF NOT EXISTS sending ON submission (state) WHERE state = 'sending';
CREATE INDEX IF NOT EXISTS newest ON submission (receivedAt);
CREATE INDEX IF NOT EXISTS stuck ON submission (receivedAt) WHERE state = 'undelivered' OR problem = 'refused';
CREATE INDEX IF NOT EXISTS settled ON submission (settledAt);
CREATE INDEX IF NOT EXISTS referred ON submission (reference);
CREATE INDEX IF NOT EXISTS spoken ON submission (spokenNumber);

CREATE TABLE IF NOT EXISTS spokenNumber (
  number INTEGER PRIMARY KEY,
  givenAt INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS given ON spokenNumber (givenAt);

CREATE TABLE IF NOT EXISTS answers (
  name TEXT NOT NULL,
  revision INTEGER NOT NULL,
  receivedAt INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  fields TEXT NOT NULL,
  checksum INTEGER
);
CREATE UNIQUE INDEX IF NOT EXISTS answersOf ON answers (name, revision);

CREATE TABLE IF NOT EXISTS phone (
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  revision INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS phoneOfKey ON phone (key, name);
CREATE INDEX IF NOT EXISTS phoneOfAnswers ON phone (name, revision);
CREATE TRIGGER IF NOT EXISTS phonesGo AFTER DELETE ON answers BEGIN
  DELETE FROM phone WHERE name = old.name AND revision = old.revision;
END;

CREATE TABLE IF NOT EXISTS attempt (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  outcome TEXT NOT NULL,
  words TEXT NOT NULL,
  round INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS attemptsAt ON attempt (name);

CREATE TABLE IF NOT EXISTS tally (
  state TEXT PRIMARY KEY,
  count INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS tallyCame AFTER INSERT ON submission BEGIN
  INSERT INTO tally VALUES (new.state, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER IF NOT EXISTS tallyWent AFTER DELETE ON submission BEGIN
  UPDATE tally SET count = count - 1 WHERE state = old.state;
END;
CREATE TRIGGER IF NOT EXISTS tallyMoved AFTER UPDATE OF state ON submission WHEN new.state <> old.state BEGIN
  UPDATE tally SET count = count - 1 WHERE state = old.state;
  INSERT INTO tally VALUES (new.state, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TABLE IF NOT EXISTS followUp (
  name TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  receivedAt INTEGER NOT NULL,
  choice TEXT NOT NULL DEFAULT '',
  words TEXT NOT NULL DEFAULT '',
  stage TEXT NOT NULL DEFAULT '',
  stageSince INTEGER NOT NULL,
  callOn TEXT NOT NULL DEFAULT '9999-12-31',
  owner TEXT NOT NULL DEFAULT '',
  firstCallAt INTEGER
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS byCall ON followUp (callOn, receivedAt, name, form, stage, choice, owner);
CREATE INDEX IF NOT EXISTS byArrival ON followUp (receivedAt, name, form, stage, choice, owner, callOn, firstCallAt);
CREATE INDEX IF NOT EXISTS byStage ON followUp (form, stage, stageSince);

CREATE TABLE IF NOT EXISTS followUpEvent (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  kind TEXT NOT NULL,
  answer TEXT,
  was TEXT NOT NULL,
  becomes TEXT NOT NULL,
  token TEXT
);
CREATE INDEX IF NOT EXISTS eventsOf ON followUpEvent (name);
CREATE TRIGGER IF NOT EXISTS followUpGoes AFTER DELETE ON submission BEGIN
  DELETE FROM followUp WHERE name = old.name;
  DELETE FROM followUpEvent WHERE name = old.name;
END;

CREATE TABLE IF NOT EXISTS pastForm (form TEXT PRIMARY KEY, definitions TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS report (id INTEGER PRIMARY KEY, weekEnd INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY);
CREATE TABLE IF NOT EXISTS keeping (
  id INTEGER PRIMARY KEY,
  days INTEGER NOT NULL,
  nextDays INTEGER,
  dueAt INTEGER
);
CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY, seenAt INTEGER NOT NULL, suspectedUntil INTEGER NOT NULL);
`;
