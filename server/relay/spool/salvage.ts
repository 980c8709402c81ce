import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { z } from 'zod';
import type { FieldKind } from '../../../forms/form-definition';
import { referenceOf } from '../../../forms/submission-id';
import { highestSpokenNumber, lowestSpokenNumber } from '../../../forms/spoken-number';
import { identifyingAnswers, toValues } from '../submission';
import { pastForm, recallForm } from './past-forms';
import { addPhones } from './answers';
import { noteResult } from './damage';
import type { SpoolDatabase } from './database';
import { toStoredDay } from './follow-up';
import { nameWords } from './name-words';
import { toFields, toTags } from './stored-text';

/** Number of rows in a commit, so that visitors are answered between two commits. */
const batch = 200;

type Row = Record<string, string | number | null | undefined>;

const when = z
  .number()
  .nonnegative()
  .refine((at) => at <= Date.now());
const optionalWhen = z.number().nullable();
const spokenNumber = z.number().int().min(lowestSpokenNumber).max(highestSpokenNumber);

/** A plausible row of `submission`. */
const submissionSchema = z.object({
  name: z.string(),
  form: z.string(),
  reference: z.string(),
  receivedAt: when,
  revision: z.number(),
  tags: z.string(),
  state: z.enum(['waiting', 'sending', 'delivered', 'undelivered']),
  attempts: z.number(),
  firstAttemptAt: optionalWhen,
  nextAttemptAt: z.number(),
  settledAt: optionalWhen,
  problem: z.string().nullable(),
  language: z.string().nullish(),
  round: z.number().optional(),
  spokenNumber: spokenNumber.nullish().catch(null),
});

const spokenNumberSchema = z.object({ number: spokenNumber, givenAt: when });

/** A plausible row of `followUp`. The other columns come from the submission. */
const followUpSchema = z.object({
  receivedAt: when,
  choice: z.string().catch(''),
  stage: z.string().catch(''),
  stageSince: when,
  callOn: z.iso.date().catch(toStoredDay('')),
  owner: z.string().catch(''),
  firstCallAt: optionalWhen.catch(null),
});

/** A plausible row of `followUpEvent`. */
const eventSchema = z.object({
  id: z.number(),
  name: z.string(),
  at: when.catch(() => Date.now()),
  who: z.string().catch(''),
  kind: z.enum(['stage', 'callOn', 'owner', 'note', 'call', 'undone', 'answers', 'resent']),
  answer: z.string().nullish(),
  was: z.string().catch(''),
  becomes: z.string(),
  token: z.string().nullish(),
});

/** A plausible row of `answers`. Implausible values get defaults, except for the name and the answers. */
const answersSchema = z.object({
  name: z.string(),
  revision: z.number().catch(1),
  receivedAt: when.catch(() => Date.now()),
  bytes: z.number().catch(0),
  fields: z.string(),
  checksum: z.number().nullish().catch(undefined),
});

/**
 * Copies all readable rows of a damaged database into the new one. Skips existing rows, so that it can be repeated after a crash. Partly
 * readable submissions are copied and marked.
 *
 * @returns numbers of salvaged and of wholly or partly unreadable submissions
 */
export async function salvage(
  damagedPath: string,
  database: SpoolDatabase,
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
    const names = [...namesIn(opened)];
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
  const ways = [
    'submission ORDER BY name',
    'submission ORDER BY name DESC',
    'submission INDEXED BY newest ORDER BY receivedAt',
    'submission INDEXED BY newest ORDER BY receivedAt DESC',
    'answers ORDER BY rowid',
    'answers ORDER BY rowid DESC',
    'answers INDEXED BY answersOf ORDER BY name',
    'answers INDEXED BY answersOf ORDER BY name DESC',
  ];
  return new Set(
    ways.flatMap((way) =>
      read(source, `SELECT name FROM ${way}`).flatMap(({ name }) => z.string().safeParse(name).data ?? []),
    ),
  );
}

/** Copies the spoken numbers, also those of erased submissions. Numbers that the new file has assigned meanwhile stay. */
async function bringOverSpokenNumbers(source: DatabaseSyncInstance, database: SpoolDatabase): Promise<void> {
  const rows = ['', 'DESC']
    .flatMap((order) => read(source, `SELECT * FROM spokenNumber ORDER BY number ${order}`))
    .flatMap((row) => spokenNumberSchema.safeParse(row).data ?? []);
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
  const known = database.row('SELECT form, receivedAt, words FROM followUp WHERE name = ?', name);
  if (known) {
    const { form, receivedAt, words } = known;
    bringOverFollowUp(
      { name, form: String(form), receivedAt: Number(receivedAt), words: String(words) },
      source,
      database,
    );
    return true;
  }
  const answers = read(source, 'SELECT * FROM answers WHERE name = ? ORDER BY revision', name)
    .flatMap((row) => answersSchema.safeParse(row).data ?? [])
    // A damaged index may lead to another submission's row.
    .filter((row) => row.name === name && insert(database, 'answers', row));
  const newest = answers.at(-1);
  const [found] = read(source, 'SELECT * FROM submission WHERE name = ?', name).flatMap(
    (row) => submissionSchema.safeParse(row).data ?? [],
  );
  const submission = found ?? (newest && standIn(name, newest.receivedAt));
  if (!submission) return undefined;
  const isWhole = found !== undefined && newest?.revision === found.revision;
  const { receivedAt, state } = submission;
  const revision = newest?.revision ?? 1;
  if (!newest) insert(database, 'answers', { name, revision, receivedAt, bytes: 2, fields: '[]' });
  insert(database, 'submission', {
    ...submission,
    name,
    revision,
    state: state === 'sending' ? 'waiting' : state,
    tags: isWhole ? submission.tags : JSON.stringify([...toTags(submission.tags), 'damaged']),
  });
  const { spokenNumber: spoken } = submission;
  if (spoken != null) insert(database, 'spokenNumber', { number: spoken, givenAt: receivedAt });
  // Without the question, any answer may be a phone number.
  const mayBePhone = (question: string) => (kindOf(String(submission.form), question) ?? 'mobile') === 'mobile';
  for (const { revision: number, fields } of answers)
    addPhones(
      database,
      name,
      number,
      toFields(fields).flatMap((field) => (mayBePhone(field.name) ? field.value : [])),
    );
  bringOverFollowUp(
    {
      name,
      form: String(submission.form),
      receivedAt: Number(answers[0]?.receivedAt ?? receivedAt),
      words: nameWords(identifyingAnswers(undefined, toValues(toFields(newest?.fields ?? '[]'))).names),
    },
    source,
    database,
  );
  for (const { id: _id, ...attempt } of read(source, 'SELECT * FROM attempt WHERE name = ? ORDER BY id', name))
    insert(database, 'attempt', attempt);
  return isWhole;
}

/** Copies the office's work on a submission. Without it, the submission is new for the office. */
function bringOverFollowUp(
  submission: { name: string; form: string; receivedAt: number; words: string },
  source: DatabaseSyncInstance,
  database: SpoolDatabase,
): void {
  const { name } = submission;
  // An earlier run, or the office has worked on it since.
  if (database.row('SELECT 1 FROM followUpEvent WHERE name = ?', name)) return;
  const [found] = read(source, 'SELECT * FROM followUp WHERE name = ?', name).flatMap(
    (row) => followUpSchema.safeParse(row).data ?? [],
  );
  if (found) database.change('DELETE FROM followUp WHERE name = ?', name);
  const { receivedAt } = found ?? submission;
  insert(database, 'followUp', { stageSince: receivedAt, ...found, ...submission, receivedAt });
  // Both ways, because one may lead to rows behind the damaged page.
  const events = new Map(
    ['', 'DESC']
      .flatMap((order) => read(source, `SELECT * FROM followUpEvent WHERE name = ? ORDER BY id ${order}`, name))
      .flatMap((row) => eventSchema.safeParse(row).data ?? [])
      .filter((row) => row.name === name)
      .map((row) => [row.id, row]),
  );
  for (const [, { id: _id, ...event }] of [...events].sort(([one], [other]) => one - other))
    insert(database, 'followUpEvent', event);
}

/** A placeholder for answers whose submission is lost, and with it the form: a person must look at them. */
function standIn(name: string, receivedAt: Row[string]): Row {
  return {
    name,
    form: '',
    reference: referenceOf(name) ?? name,
    receivedAt,
    tags: '[]',
    state: 'undelivered',
    attempts: 0,
    nextAttemptAt: receivedAt,
    settledAt: receivedAt,
    problem: 'policy',
  };
}

/** Inserts a row with the columns that the table has. @returns `false` if the table already has the row or rejects it */
function insert(database: SpoolDatabase, table: string, row: Row): boolean {
  const columns = database
    .rows('SELECT name FROM pragma_table_info(?)', table)
    .map(({ name }) => String(name))
    .filter((column) => column in row);
  const sql = `INSERT OR IGNORE INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`;
  return database.change(sql, ...columns.map((column) => row[column] ?? null)) > 0;
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
