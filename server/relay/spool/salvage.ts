import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { FieldKind } from '../../../forms/form-definition';
import type { ErasedRecord } from '../../backup/erased-list';
import { referenceOf } from '../../../forms/submission-id';
import { identifyingAnswers, toValues } from '../submission';
import { pastForm, recallForm } from './past-forms';
import { addPhones } from './answers';
import { noteResult } from './damage';
import { insertRow, type SpoolDatabase, type Value } from './database';
import { nameWords } from './name-words';
import { toFields, toTags } from './stored-text';

/** Number of rows in a commit, so that visitors are answered between two commits. */
const batch = 200;

type Row = Record<string, Value | undefined>;

/**
 * Copies all readable rows of a damaged database into the new one. Skips existing rows, so that it can be repeated after a crash. Partly
 * readable submissions are copied and marked.
 *
 * @param erased submissions to leave out
 * @returns numbers of salvaged and of wholly or partly unreadable submissions
 */
export async function salvage(
  damagedPath: string,
  database: SpoolDatabase,
  erased: readonly ErasedRecord[],
): Promise<{ saved: number; unreadable: number }> {
  // Read a copy, because opening the database checkpoints its log.
  const copy = `${damagedPath}.copy`;
  for (const end of ['', '-wal']) {
    rmSync(copy + end, { force: true });
    if (existsSync(damagedPath + end)) copyFileSync(damagedPath + end, copy + end);
  }
  const result = { saved: 0, unreadable: 0 };
  let source: DatabaseSyncInstance | undefined;
  try {
    source = new DatabaseSync(copy);
    const opened = source;
    await bringOverSpokenNumbers(opened, database);
    await database.commit(() => {
      for (const { form, definitions } of read(opened, 'SELECT * FROM pastForm'))
        if (typeof form === 'string') recallForm(database, form, definitions);
    });
    const kindOf = kindsOfQuestions(database);
    const names = [...namesIn(opened)].filter((name) => !wasErased(name, opened, erased));
    for (let from = 0; from < names.length; from += batch) {
      await database.commit(() => {
        for (const name of names.slice(from, from + batch)) {
          const wasWhole = bringOver(name, opened, database, kindOf);
          if (wasWhole !== undefined) result.saved += 1;
          if (wasWhole !== true) result.unreadable += 1;
        }
      });
    }
  } finally {
    source?.close();
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true });
  }
  noteResult(damagedPath, result);
  return result;
}

/** Collects names through every index, because one may lead past the damaged page where another stops. */
function namesIn(source: DatabaseSyncInstance): Set<string> {
  const scans = [
    'submission ORDER BY rowid',
    'submission ORDER BY rowid DESC',
    'submission INDEXED BY newest ORDER BY receivedAt',
    'submission INDEXED BY newest ORDER BY receivedAt DESC',
    'answers ORDER BY rowid',
    'answers ORDER BY rowid DESC',
    'answers INDEXED BY answersOf ORDER BY name',
    'answers INDEXED BY answersOf ORDER BY name DESC',
  ];
  const rows = scans.flatMap((scan) => read(source, `SELECT name FROM ${scan}`));
  return new Set(rows.flatMap(({ name }) => (typeof name === 'string' ? name : [])));
}

/** Whether a submission was erased on request, after an earlier run had salvaged it. One that came later under the same name was not. */
function wasErased(name: string, source: DatabaseSyncInstance, erased: readonly ErasedRecord[]): boolean {
  const moments = erased.filter((each) => each.name === name).map(({ at }) => at);
  if (moments.length === 0) return false;
  const arrivals = read(source, 'SELECT name, receivedAt FROM answers WHERE name = ?', name);
  return !arrivals.some((row) => row.name === name && Number(row.receivedAt) > Math.max(...moments));
}

/** Copies the spoken numbers, also those of erased submissions. Numbers that the new file has assigned meanwhile stay. */
async function bringOverSpokenNumbers(source: DatabaseSyncInstance, database: SpoolDatabase): Promise<void> {
  const rows = ['', 'DESC'].flatMap((order) => read(source, `SELECT * FROM spokenNumber ORDER BY number ${order}`));
  for (let from = 0; from < rows.length; from += batch)
    await database.commit(() => {
      for (const row of rows.slice(from, from + batch)) insert(database, 'spokenNumber', row);
    });
}

type KindOf = (form: string, question: string) => FieldKind | undefined;

/** The kind of a question that a form has or had. Reads each form once. */
function kindsOfQuestions(database: SpoolDatabase): KindOf {
  const forms = new Map<string, ReadonlyMap<string, FieldKind>>();
  return (form, question) => {
    const known =
      forms.get(form) ?? new Map(pastForm(database, form)?.form.fields.map(({ name, kind }) => [name, kind]));
    forms.set(form, known);
    return known.get(question);
  };
}

/** Copies a submission. @returns whether it was complete; `undefined` if nothing of it was readable */
function bringOver(
  name: string,
  source: DatabaseSyncInstance,
  database: SpoolDatabase,
  kindOf: KindOf,
): boolean | undefined {
  // An earlier run has salvaged this submission before a crash, or the visitor has sent it again.
  const known = database.row('SELECT name, form, receivedAt, nameWords FROM followUp WHERE name = ?', name);
  if (known) {
    bringOverFollowUp(known as Row, source, database);
    return true;
  }
  // A damaged index may lead to another submission's row.
  const ofThis = (sql: string) => read(source, sql, name).filter((row) => row.name === name);
  const [found] = ofThis('SELECT * FROM submission WHERE name = ?');
  const stored = ofThis('SELECT * FROM answers WHERE name = ? ORDER BY revision');
  const state = found?.state === 'sending' ? 'waiting' : found?.state;
  const isFound = found !== undefined && insert(database, 'submission', { ...found, state });
  if (!isFound && stored.length === 0) return undefined;
  if (!isFound) insert(database, 'submission', placeholder(name, stored));
  const empty = { name, revision: 1, receivedAt: Date.now(), bytes: 0, checksum: 0 };
  const isStored = stored.map(
    (row) => insert(database, 'answers', row) || insert(database, 'answers', { ...empty, fields: row.fields }),
  );
  if (!isStored.includes(true)) insert(database, 'answers', { ...empty, fields: '[]' });
  const answers = database.rows('SELECT * FROM answers WHERE name = ? ORDER BY revision', name) as Row[];
  const revision = Number(answers.at(-1)?.revision);
  const isWhole = isFound && isStored.at(-1) === true && revision === found.revision;
  const { form, tags } = database.row('SELECT form, tags FROM submission WHERE name = ?', name) as Row;
  if (!isWhole)
    database.change(
      'UPDATE submission SET revision = ?, tags = ? WHERE name = ?',
      revision,
      JSON.stringify([...toTags(tags), 'damaged']),
      name,
    );
  // Without the question, any answer may be a phone number.
  const mayBePhone = (question: string) => (kindOf(String(form), question) ?? 'mobile') === 'mobile';
  for (const { revision: number, fields } of answers) {
    const phones = toFields(fields).flatMap((field) => (mayBePhone(field.name) ? field.value : []));
    addPhones(database, name, Number(number), phones);
  }
  const { names } = identifyingAnswers(undefined, toValues(toFields(answers.at(-1)?.fields)));
  const followUp = { name, form, receivedAt: answers[0]?.receivedAt, nameWords: nameWords(names) };
  bringOverFollowUp(followUp, source, database);
  for (const { id: _id, ...attempt } of ofThis('SELECT * FROM attempt WHERE name = ? ORDER BY id'))
    insert(database, 'attempt', attempt);
  return isWhole;
}

/** Copies the office's work on a submission. Without it, the submission is new for the office. */
function bringOverFollowUp(submission: Row, source: DatabaseSyncInstance, database: SpoolDatabase): void {
  const name = String(submission.name);
  // An earlier run, or the office has worked on it since.
  if (database.row('SELECT 1 FROM followUpEvent WHERE name = ?', name)) return;
  database.change('DELETE FROM followUp WHERE name = ?', name);
  const fresh = { ...submission, stageSince: submission.receivedAt };
  const [found] = read(source, 'SELECT * FROM followUp WHERE name = ?', name);
  if (!found || !insert(database, 'followUp', { ...found, ...submission, receivedAt: found.receivedAt }))
    insert(database, 'followUp', fresh);
  // Both ways, because one may lead to rows behind the damaged page.
  const events = ['', 'DESC']
    .flatMap((order) => read(source, `SELECT * FROM followUpEvent WHERE name = ? ORDER BY id ${order}`, name))
    .filter((row) => row.name === name);
  const byId = [...new Map(events.map((row) => [Number(row.id), row]))].sort(([one], [other]) => one - other);
  for (const [, { id: _id, ...event }] of byId) insert(database, 'followUpEvent', event);
}

/** A submission for answers whose own is lost, and with it the form: a person must look at them. */
function placeholder(name: string, answers: readonly Row[]): Row {
  const now = Date.now();
  const receivedAt = answers.map((row) => Number(row.receivedAt)).find((at) => at > 0 && at < now) ?? now;
  return {
    name,
    form: '',
    reference: referenceOf(name) ?? name,
    receivedAt,
    revision: 1,
    tags: '[]',
    state: 'undelivered',
    nextAttemptAt: 0,
    settledAt: now,
    problem: 'policy',
  };
}

/** SQLite's error code for a row that the schema rejects: https://www.sqlite.org/rescode.html#constraint */
const constraint = 19;

/** Inserts a row with the columns that the table has. @returns `false` if the table already has the row or rejects it */
function insert(database: SpoolDatabase, table: string, row: Row): boolean {
  const columns = database.rows('SELECT name FROM pragma_table_info(?)', table).map(({ name }) => String(name));
  const known = columns.flatMap((column) => (row[column] === undefined ? [] : [[column, row[column]] as const]));
  try {
    insertRow(database, table, Object.fromEntries(known));
    return true;
  } catch (error) {
    // The last byte is the primary code, without what kind of constraint it is.
    if ((Number((error as { errcode?: number }).errcode) & 0xff) === constraint) return false;
    throw error;
  }
}

/** Reads rows up to the first unreadable one. */
function read(source: DatabaseSyncInstance, sql: string, ...values: string[]): Row[] {
  const rows: Row[] = [];
  try {
    for (const row of source.prepare(sql).iterate(...values)) rows.push(row as Row);
  } catch {
    // The page is damaged, or the table is missing.
  }
  return rows;
}
