import { plainlyTyped } from '../../../forms/invisible-characters';
import { phoneKey } from '../../../forms/phone-number';
import { readSpokenNumber } from '../../../forms/spoken-number';
import { checksumOf } from './damage';
import type { Reader } from './database';
import { toFields, toTags } from './stored-text';
import type {
  SubmissionRevision,
  Attempt,
  DeliveryState,
  ListedSubmission,
  SubmissionRecord,
  SubmissionSummary,
} from './submission-record';

export interface SpoolCounts {
  states: Record<DeliveryState, number>;
  /** Arrival of the oldest waiting submission, Unix ms. */
  oldestWaiting: number | undefined;
  bytes: number;
}

/** Read access to submissions, for office, commands and monitoring. */
export class Records {
  constructor(private readonly reader: Reader) {}

  read(name: string): SubmissionRecord | undefined {
    const found = this.reader.row('SELECT * FROM submission WHERE name = ?', name);
    if (!found) return undefined;
    const answers = this.reader.rows('SELECT * FROM answers WHERE name = ? ORDER BY revision', name);
    const newest = answers.pop();
    return {
      ...withAnswers({ ...found, fields: newest?.fields ?? '[]', checksum: newest?.checksum }),
      earlier: answers.map(toRevision),
      tried: this.reader.rows('SELECT * FROM attempt WHERE name = ? ORDER BY id', name) as unknown as Attempt[],
    };
  }

  /** Lists submissions, newest first. @param which `stuck`: only those that need a person */
  list(which: 'stuck' | 'all', limit: number, offset = 0): ListedSubmission[] {
    const where = which === 'stuck' ? `WHERE state = 'undelivered' OR problem = 'refused'` : '';
    // Finds the rows first, from the index alone, so that skipped pages aren't read. CROSS JOIN forces this order
    // (https://www.sqlite.org/optoverview.html#crossjoin); otherwise SQLite reads all submissions.
    return this.reader
      .rows(
        `SELECT submission.*, fields, checksum
         FROM (SELECT rowid AS id FROM submission ${where} ORDER BY receivedAt DESC LIMIT ? OFFSET ?)
         CROSS JOIN submission ON submission.rowid = id CROSS JOIN answers USING (name, revision)`,
        limit,
        offset,
      )
      .map(withAnswers)
      .sort((one, other) => other.receivedAt - one.receivedAt);
  }

  undeliveredNames(): string[] {
    return this.reader.rows(`SELECT name FROM submission WHERE state = 'undelivered'`).map(({ name }) => String(name));
  }

  /** Finds submissions by reference, spoken number or phone number, in any format. */
  find(text: string): SubmissionSummary[] {
    const reference = plainlyTyped(text).toLowerCase();
    const found = this.reader.rows('SELECT * FROM submission WHERE reference = ?', reference);
    const spokenNumber = readSpokenNumber(text);
    const spoken =
      spokenNumber === undefined
        ? []
        : this.reader.rows('SELECT * FROM submission WHERE spokenNumber = ?', spokenNumber);
    const phone = phoneKey(text);
    const called = this.reader.rows('SELECT DISTINCT name FROM phone WHERE key = ?', phone);
    const others = called.flatMap(({ name }) =>
      this.reader.rows('SELECT * FROM submission WHERE name = ?', String(name)),
    );
    return [...found, ...spoken, ...others].map(toSummary);
  }

  counts(): SpoolCounts {
    const states: SpoolCounts['states'] = { waiting: 0, sending: 0, delivered: 0, undelivered: 0 };
    for (const { state, count } of this.reader.rows('SELECT state, count(*) AS count FROM submission GROUP BY state'))
      states[state as DeliveryState] = Number(count);
    const oldest = this.reader.row(`SELECT min(receivedAt) AS at FROM submission WHERE state = 'waiting'`)?.at;
    return { states, oldestWaiting: oldest == null ? undefined : Number(oldest), bytes: this.reader.bytes() };
  }
}

function toSummary(row: Record<string, unknown>): SubmissionSummary {
  return { ...row, tags: toTags(row.tags) } as SubmissionSummary;
}

/** Tags a record as damaged if its checksum doesn't match. */
function withAnswers({ checksum, ...row }: Record<string, unknown>): ListedSubmission {
  const { tags, ...summary } = toSummary(row);
  const fields = String(row.fields);
  const isAsStored = checksum === checksumOf({ ...summary, fields });
  return {
    ...summary,
    fields: toFields(fields),
    tags: isAsStored || tags.includes('damaged') ? tags : [...tags, 'damaged'],
  };
}

function toRevision(row: Record<string, unknown>): SubmissionRevision {
  return {
    revision: Number(row.revision),
    receivedAt: Number(row.receivedAt),
    fields: toFields(row.fields),
  };
}
