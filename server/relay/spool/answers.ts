import { phoneKey } from '../../../forms/phone-number';
import type { ReceivedField, Submission } from '../submission';
import { checksumOf } from './damage';
import type { SpoolDatabase } from './database';
import { nameKeys } from './name-words';

/** Revisions kept per submission, so that resending one id can't fill the disk. */
const keptRevisions = 20;
const keptRevisionBytes = 256 * 1024;

/** A revision of a submission's answers. */
export interface Answers {
  name: string;
  revision: number;
  /** Unix ms. */
  receivedAt: number;
  form: string;
  fields: readonly ReceivedField[];
  found: FoundBy;
}

/** Stores a revision with its keys for finding it, and drops the oldest ones. Must run in a commit. */
export function addAnswers(
  database: SpoolDatabase,
  { name, revision, receivedAt, form, fields, found }: Answers,
): void {
  const text = JSON.stringify(fields);
  database.change(
    'INSERT INTO answers (name, revision, receivedAt, bytes, fields, checksum) VALUES (?, ?, ?, ?, ?, ?)',
    name,
    revision,
    receivedAt,
    Buffer.byteLength(text),
    text,
    checksumOf({ name, form, revision, fields: text }),
  );
  addKeys(database, name, revision, found);
  if (revision > 1) dropOldAnswers(database, name);
}

/** Answers by which a submission can be found. */
export type FoundBy = Pick<Submission, 'phones' | 'names'>;

/** Stores the keys of a revision for finding it. Must run in a commit. */
export function addKeys(database: SpoolDatabase, name: string, revision: number, { phones, names }: FoundBy): void {
  const keys = new Set([...phones.map(phoneKey).filter(Boolean), ...names.flatMap(nameKeys)]);
  for (const key of keys)
    database.change('INSERT INTO phone (key, name, revision) VALUES (?, ?, ?)', key, name, revision);
}

function dropOldAnswers(database: SpoolDatabase, name: string): void {
  let bytes = 0;
  const kept = database.rows('SELECT revision, bytes FROM answers WHERE name = ? ORDER BY revision DESC', name);
  kept.forEach((answers, index) => {
    bytes += Number(answers.bytes);
    if (index > 0 && (index >= keptRevisions || bytes > keptRevisionBytes))
      database.change('DELETE FROM answers WHERE name = ? AND revision = ?', name, Number(answers.revision));
  });
}
