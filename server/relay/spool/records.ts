import type { ReceivedField } from '../submission';
import type { SpoolDatabase } from './database';
import { phoneKey } from './phone-key';
import type {
  Answers,
  Attempt,
  DeliveryState,
  ListedSubmission,
  SubmissionRecord,
  SubmissionSummary,
} from './submission-record';

export interface SpoolCounts {
  states: Record<DeliveryState, number>;
  /** When the longest waiting submission arrived, Unix ms. */
  oldestWaiting: number | undefined;
  bytes: number;
}

/** What was sent and what became of it, for people and for programs that watch. */
export class Records {
  constructor(private readonly database: SpoolDatabase) {}

  read(name: string): SubmissionRecord | undefined {
    const found = this.database.row('SELECT * FROM submission WHERE name = ?', name);
    if (!found) return undefined;
    const answers = this.database.rows('SELECT * FROM answers WHERE name = ? ORDER BY revision', name).map(toAnswers);
    const newest = answers.pop();
    return {
      ...toSummary(found),
      fields: newest?.fields ?? [],
      earlier: answers,
      tried: this.database.rows('SELECT * FROM attempt WHERE name = ? ORDER BY id', name) as unknown[] as Attempt[],
    };
  }

  /** Newest first. @param which `stuck`: needs a person. */
  list(which: 'stuck' | 'all', limit: number, offset = 0): ListedSubmission[] {
    const where = which === 'stuck' ? `WHERE state = 'undelivered' OR problem = 'refused'` : '';
    // The names first, from the index alone: of the pages before this one nothing else is read. CROSS JOIN keeps SQLite to
    // this order (https://www.sqlite.org/optoverview.html#crossjoin); of itself it reads all submissions.
    return this.database
      .rows(
        `SELECT submission.*, fields
         FROM (SELECT name FROM submission ${where} ORDER BY receivedAt DESC LIMIT ? OFFSET ?)
         CROSS JOIN submission USING (name) CROSS JOIN answers USING (name, revision)
         ORDER BY submission.receivedAt DESC`,
        limit,
        offset,
      )
      .map(({ fields, ...row }) => ({ ...toSummary(row), fields: JSON.parse(String(fields)) as ReceivedField[] }));
  }

  undeliveredNames(): string[] {
    return this.database
      .rows(`SELECT name FROM submission WHERE state = 'undelivered'`)
      .map(({ name }) => String(name));
  }

  /** Submissions with a reference or a telephone number, however it is written. */
  find(text: string): SubmissionSummary[] {
    const reference = text.trim().toLowerCase();
    const found = this.database.rows('SELECT * FROM submission WHERE reference = ?', reference);
    const phone = phoneKey(text);
    const called =
      phone === ''
        ? []
        : this.database.rows("SELECT DISTINCT name FROM answers WHERE instr(' ' || phone || ' ', ?)", ` ${phone} `);
    const others = called.flatMap(({ name }) =>
      this.database.rows('SELECT * FROM submission WHERE name = ?', String(name)),
    );
    return [...found, ...others].map(toSummary);
  }

  counts(): SpoolCounts {
    const states: SpoolCounts['states'] = { waiting: 0, sending: 0, delivered: 0, undelivered: 0 };
    for (const { state, count } of this.database.rows('SELECT state, count(*) AS count FROM submission GROUP BY state'))
      states[state as DeliveryState] = Number(count);
    const oldest = this.database.row(`SELECT min(receivedAt) AS at FROM submission WHERE state = 'waiting'`)?.at;
    return { states, oldestWaiting: oldest == null ? undefined : Number(oldest), bytes: this.database.bytes() };
  }
}

function toSummary(row: Record<string, unknown>): SubmissionSummary {
  return { ...row, tags: JSON.parse(String(row.tags)) as unknown } as SubmissionSummary;
}

function toAnswers(row: Record<string, unknown>): Answers {
  return {
    revision: Number(row.revision),
    receivedAt: Number(row.receivedAt),
    fields: JSON.parse(String(row.fields)) as ReceivedField[],
  };
}
