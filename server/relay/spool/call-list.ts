import type { Reader, Value } from './database';
import { type FollowUp, type FollowUpEvent, fromStoredDay, toStoredDay } from './follow-up';
import { callRemark } from './follow-ups';
import { dayMs, type FigureRow, type Figures, toFigures, toMidnightsMs, toMondaysMs, weekMs } from './figures';
import { phonePart } from '../../../forms/phone-number';
import type { Language } from '../../../words/languages';
import { patternsOf } from './name-words';
import { type PastForm, pastForm } from './past-forms';
import { Records } from './records';

/** Which follow-ups to list. Without a property, all. */
export interface CallFilter {
  /** Id of the form. */
  form?: string;
  /** Ids of stages; empty for the form's first one. */
  stages?: readonly string[];
  choice?: string;
  owner?: string;
  /** `due`: the call is today or earlier; `week`: within seven days, or earlier; `none`: there is no next call. */
  due?: 'due' | 'week' | 'none';
  /** Arrived then or later, Unix ms. */
  from?: number;
  /** Today in India, as an ISO date. */
  today: string;
}

export interface CallPage extends CallFilter {
  /** `call`: the earliest call first, and the oldest arrival among those of a day. `arrival`: the newest first. */
  sort: 'call' | 'arrival';
  /** `next` of the page before. */
  after?: string;
  limit: number;
}

/** A submission that has waited in its stage. */
export interface Waiting {
  name: string;
  stage: string;
  /** Unix ms. */
  stageSince: number;
}

/** Read access to follow-ups. No method reads more than one covering index or table, so that it takes less than 200 ms with 50,000 submissions. */
export class CallList {
  private readonly records: Records;

  constructor(private readonly reader: Reader) {
    this.records = new Records(reader);
  }

  /** A page of names. @returns with `next` for the following page, if there is one */
  list({ sort, after, limit, ...filter }: CallPage): { names: string[]; next: string | undefined } {
    const { conditions, values } = conditionsOf(filter);
    const order = orders[sort];
    const key = after === undefined ? undefined : order.parse(after);
    if (key) {
      conditions.push(order.after);
      values.push(...key);
    }
    // Scans one covering index in the wanted order, and stops when the page is full. SQLite would choose another index and sort.
    const rows = this.reader.rows(
      `SELECT ${order.columns} FROM followUp INDEXED BY ${order.index} ${whereOf(conditions)} ORDER BY ${order.by} LIMIT ?`,
      ...values,
      limit + 1,
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      names: page.map(({ name }) => String(name)),
      next: rows.length > limit && last ? JSON.stringify(Object.values(last)) : undefined,
    };
  }

  /** Number of follow-ups that a filter leaves. */
  count(filter: CallFilter): number {
    const { conditions, values } = conditionsOf(filter);
    const isByStage = filter.form !== undefined && filter.stages !== undefined && Object.keys(filter).length === 3;
    const index = isByStage ? 'byStage' : 'byCall';
    if (!isByStage) conditions.push('callOn >= ?');
    const row = this.reader.row(
      `SELECT count(*) AS count FROM followUp INDEXED BY ${index} ${whereOf(conditions)}`,
      ...values,
      ...(isByStage ? [] : ['']),
    );
    return Number(row?.count);
  }

  /**
   * Finds submissions by telephone number, spoken number or reference in any format; or else by at least four digits of a telephone number that
   * follow each other, or by words of names, in any script, also together with such digits.
   *
   * @returns names, the newest first
   */
  search(text: string): string[] {
    const byNumber = this.records.find(text).map(({ name, receivedAt }) => ({ name, receivedAt }));
    if (byNumber.length > 0) {
      const newest = byNumber.sort((one, other) => other.receivedAt - one.receivedAt);
      return [...new Set(newest.map(({ name }) => name))];
    }
    const part = phonePart(text);
    if (part !== '') return this.withPhonePart(part);
    const words = patternsOf(text);
    if (words.length === 0) return [];
    const conditions = words.map((patterns) => `(${patterns.map(() => 'instr(nameWords, ?) > 0').join(' OR ')})`);
    // The plus keeps SQLite from reading the rows in the order of an index, one by one from all over the file.
    const named = namesOf(
      this.reader.rows(
        `SELECT name FROM followUp NOT INDEXED ${whereOf(conditions)} ORDER BY +receivedAt DESC`,
        ...words.flat(),
      ),
    );
    // Such as “Riya 4321”, to tell children of one name apart.
    const numbers = text.split(/\s+/).flatMap((word) => phonePart(word) || []);
    return numbers.reduce((left, each) => {
      const withNumber = new Set(this.withPhonePart(each));
      return left.filter((name) => withNumber.has(name));
    }, named);
  }

  /** People say the last digits of their number, or remember only the first ones. */
  private withPhonePart(part: string): string[] {
    const rows = this.reader.rows(
      'SELECT DISTINCT name FROM phone INDEXED BY phoneOfKey WHERE instr(key, ?) > 0',
      part,
    );
    return namesOf(rows)
      .flatMap((name) => this.followUp(name) ?? [])
      .sort((one, other) => other.receivedAt - one.receivedAt)
      .map(({ name }) => name);
  }

  followUp(name: string): FollowUp | undefined {
    const row = this.reader.row('SELECT * FROM followUp WHERE name = ?', name);
    if (!row) return undefined;
    const { callOn, firstCallAt, nameWords: _words, ...rest } = row;
    return {
      ...(rest as unknown as Omit<FollowUp, 'callOn' | 'firstCallAt'>),
      callOn: fromStoredDay(callOn) || undefined,
      firstCallAt: firstCallAt == null ? undefined : Number(firstCallAt),
    };
  }

  /** The remark about the next call; empty without one. */
  callRemark(name: string): string {
    return callRemark(this.reader, name);
  }

  /** What happened, the newest first. */
  history(name: string): FollowUpEvent[] {
    return this.reader
      .rows('SELECT at, who, kind, answer, was, becomes FROM followUpEvent WHERE name = ? ORDER BY id DESC', name)
      .map(({ answer, ...event }) => ({ ...event, ...(answer != null && { answer }) }) as unknown as FollowUpEvent);
  }

  /** The text of the newest note. */
  lastNote(name: string): string | undefined {
    const row = this.reader.row(
      `SELECT becomes FROM followUpEvent WHERE name = ? AND kind = 'note' ORDER BY id DESC LIMIT 1`,
      name,
    );
    return row && String(row.becomes);
  }

  /** Names of all other submissions that have or had the same telephone number, the newest first. */
  siblings(name: string): string[] {
    const keys = this.reader.rows('SELECT key FROM phone WHERE name = ?', name);
    const names = new Set(
      keys.flatMap(({ key }) => namesOf(this.reader.rows('SELECT name FROM phone WHERE key = ?', String(key)))),
    );
    names.delete(name);
    return [...names]
      .flatMap((each) => this.followUp(each) ?? [])
      .sort((one, other) => other.receivedAt - one.receivedAt)
      .map((each) => each.name);
  }

  /** Keys of the telephone numbers among the answers, also of those that were corrected. */
  phoneKeys(name: string): Set<string> {
    return new Set(this.reader.rows('SELECT key FROM phone WHERE name = ?', name).map(({ key }) => String(key)));
  }

  /** Keys of the telephone numbers by which a family is called: a corrected number may be a stranger's. */
  numbersToCall(name: string): string[] {
    const sql = 'SELECT key FROM phone JOIN submission USING (name, revision) WHERE name = ?';
    return this.reader.rows(sql, name).map(({ key }) => String(key));
  }

  /** Names of the submissions about which a number is called. @param key of the number */
  calledAt(key: string): string[] {
    return namesOf(
      this.reader.rows('SELECT name FROM phone JOIN submission USING (name, revision) WHERE key = ?', key),
    );
  }

  /** What a form was in the past; `undefined` if it is unknown. */
  pastForm(id: string, language?: Language): PastForm | undefined {
    return pastForm(this.reader, id, language);
  }

  /** Ids of all forms that have submissions, also of removed ones. */
  forms(): string[] {
    return this.reader
      .rows('SELECT DISTINCT form FROM followUp INDEXED BY byStage WHERE form >= ?', '')
      .map(({ form }) => String(form));
  }

  /** Stage → number of a form's submissions; the first stage has an empty id. */
  stageCounts(form: string): Record<string, number> {
    const rows = this.reader.rows(
      'SELECT stage, count(*) AS count FROM followUp INDEXED BY byStage WHERE form = ? GROUP BY stage',
      form,
    );
    return Object.fromEntries(rows.map(({ stage, count }) => [String(stage), Number(count)]));
  }

  /**
   * The submissions of a form that have been in one of the stages for longest, such as new ones in the stage with the empty id.
   *
   * @param notDueOn leaves out those whose next call is on this day or earlier
   * @param isUnplanned leaves out those with a next call
   */
  waitingLongest({
    form,
    stages,
    notDueOn = '',
    isUnplanned = false,
    limit,
  }: {
    form: string;
    stages: readonly string[];
    notDueOn?: string;
    isUnplanned?: boolean;
    limit: number;
  }): Waiting[] {
    return stages
      .flatMap((stage) =>
        this.reader.rows(
          `SELECT name, stage, stageSince FROM followUp INDEXED BY byStage WHERE form = ? AND stage = ?
           AND callOn ${isUnplanned ? '=' : '>'} ? ORDER BY stageSince LIMIT ?`,
          form,
          stage,
          isUnplanned ? toStoredDay('') : notDueOn,
          limit,
        ),
      )
      .map((row) => row as unknown as Waiting)
      .sort((one, other) => one.stageSince - other.stageSince)
      .slice(0, limit);
  }

  /** The different choices in a form's submissions, in the order of their code points. */
  choices(form: string): string[] {
    return this.reader
      .rows('SELECT DISTINCT choice FROM followUp INDEXED BY byArrival WHERE form = ?', form)
      .map(({ choice }) => String(choice))
      .filter((choice) => choice !== '')
      .sort();
  }

  /** Figures of a form's submissions that arrived in a period (Unix ms). */
  figures(form: string, from: number, to: number): Figures {
    const dayOf = (moment: string) => `(${moment} + ${toMidnightsMs}) / ${dayMs}`;
    const rows = this.reader.rows(
      `SELECT (receivedAt + ${toMondaysMs}) / ${weekMs} AS week, choice, stage,
       ${dayOf('firstCallAt')} - ${dayOf('receivedAt')} AS days, count(*) AS count
       FROM followUp INDEXED BY byArrival WHERE receivedAt >= ? AND receivedAt < ? AND form = ? GROUP BY 1, 2, 3, 4`,
      from,
      to,
      form,
    );
    return toFigures(rows as unknown as FigureRow[]);
  }

  /**
   * Number of a form's submissions that arrived in a period (Unix ms) and weren't called in time. Without a recorded call, those that have left
   * the first stage don't count, since someone has dealt with them.
   */
  uncalled(form: string, from: number, to: number, withinMs: number): number {
    const row = this.reader.row(
      `SELECT count(*) AS count FROM followUp INDEXED BY byArrival WHERE receivedAt >= ? AND receivedAt < ? AND form = ?
       AND (firstCallAt > receivedAt + ? OR (firstCallAt IS NULL AND stage = ''))`,
      from,
      to,
      form,
      withinMs,
    );
    return Number(row?.count);
  }
}

const orders = {
  call: {
    index: 'byCall',
    columns: 'callOn, receivedAt, name',
    by: 'callOn, receivedAt, name',
    after: '(callOn, receivedAt, name) > (?, ?, ?)',
    parse: (cursor: string) => parseCursor(cursor, ['string', 'number', 'string']),
  },
  arrival: {
    index: 'byArrival',
    columns: 'receivedAt, name',
    by: 'receivedAt DESC, name DESC',
    after: '(receivedAt, name) < (?, ?)',
    parse: (cursor: string) => parseCursor(cursor, ['number', 'string']),
  },
} as const;

function parseCursor(cursor: string, types: readonly string[]): Value[] | undefined {
  try {
    const values: unknown = JSON.parse(cursor);
    const isValid =
      Array.isArray(values) &&
      values.length === types.length &&
      values.every((value, index) => typeof value === types[index]);
    return isValid ? (values as Value[]) : undefined;
  } catch {
    // Somebody has changed the address.
    return undefined;
  }
}

function conditionsOf({ form, stages, choice, owner, due, from, today }: CallFilter): {
  conditions: string[];
  values: Value[];
} {
  const conditions: string[] = [];
  const values: Value[] = [];
  for (const [column, value] of Object.entries({ form, choice, owner }))
    if (value !== undefined) {
      conditions.push(`${column} = ?`);
      values.push(value);
    }
  if (stages !== undefined) {
    conditions.push(`stage IN (${stages.map(() => '?').join(', ')})`);
    values.push(...stages);
  }
  if (from !== undefined) {
    conditions.push('receivedAt >= ?');
    values.push(from);
  }
  if (due !== undefined) {
    conditions.push(due === 'none' ? 'callOn = ?' : 'callOn <= ?');
    values.push({ due: today, week: inAWeek(today), none: toStoredDay('') }[due]);
  }
  return { conditions, values };
}

function inAWeek(today: string): string {
  return new Date(Date.parse(today) + 6 * dayMs).toISOString().slice(0, 10);
}

function whereOf(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}

function namesOf(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ name }) => String(name));
}
