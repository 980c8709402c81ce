import { phoneKey } from '../../../forms/phone-number';
import type { ReceivedField } from '../submission';
import { checksumOf } from './damage';
import { insertRow, type SpoolDatabase } from './database';

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
  /** Phone numbers among the answers, as typed. */
  phones: readonly string[];
}

/** Stores a revision with its phone numbers, and drops the oldest ones. Must run in a commit. */
export function addAnswers(
  database: SpoolDatabase,
  { name, revision, receivedAt, form, fields, phones }: Answers,
): void {
  const text = JSON.stringify(fields);
  const checksum = checksumOf({ name, form, revision, fields: text });
  const bytes = Buffer.byteLength(text);
  insertRow(database, 'answers', { name, revision, receivedAt, bytes, fields: text, checksum });
  addPhones(database, name, revision, phones);
  if (revision > 1) dropOldAnswers(database, name);
}

/** Stores the phone numbers of a revision, for finding it; ignores other texts. Must run in a commit. */
export function addPhones(database: SpoolDatabase, name: string, revision: number, phones: readonly string[]): void {
  for (const key of new Set(phones.map(phoneKey).filter(Boolean)))
    insertRow(database, 'phone', { key, name, revision });
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
