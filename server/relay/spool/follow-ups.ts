import { choiceField } from '../../../forms/choice-field';
import type { FormDefinition } from '../../../forms/form-definition';
import { identifyingAnswers, type Submission, toValues } from '../submission';
import { addAnswers } from './answers';
import { insertRow, type Reader, type SpoolDatabase } from './database';
import {
  type AnswerChange,
  type CallOutcome,
  type Conflict,
  type FieldChange,
  type FollowUpEvent,
  fromStoredDay,
  toStoredDay,
  UnknownRecordError,
} from './follow-up';
import { nameWords } from './name-words';
import { notedCall } from './noted-call';
import { toFields } from './stored-text';

/** Delay for mailing a correction of answers that were being mailed, in milliseconds: as for a correction by the family. */
const gatherMs = 60_000;

type StoredEvent = FollowUpEvent & { id: number };

/**
 * The office's work on submissions. Every promise resolves once its change is on disk. A form whose field someone else has changed since it
 * was rendered changes nothing; its promise resolves with those fields.
 */
export class FollowUps {
  constructor(private readonly database: SpoolDatabase) {}

  /** @param who name of the account @param at Unix ms @throws UnknownRecordError */
  change(name: string, who: string, changes: readonly FieldChange[], at: number): Promise<Conflict[]> {
    return this.database.commit(() => {
      const conflicts = this.conflicts(name, changes);
      if (conflicts.length === 0) this.apply(name, who, changes, at);
      return conflicts;
    });
  }

  /** @param token of the rendered page: the same note isn't added twice @throws UnknownRecordError */
  addNote(name: string, who: string, text: string, token: string, at: number): Promise<void> {
    return this.database.commit(() => {
      this.existing(name);
      if (!this.isDone(name, 'note', text, token))
        this.addEvent(name, { at, who, kind: 'note', was: '', becomes: text }, token);
    });
  }

  /**
   * Records a call and what was said, and changes fields because of it: the next call unless someone else has planned it, and the stage unless it
   * has moved on.
   *
   * @param token of the rendered page: the same call isn't recorded twice
   * @returns `undone` if it was recorded and taken back: then nothing changes
   * @throws UnknownRecordError
   */
  noteCall(
    name: string,
    who: string,
    outcome: CallOutcome,
    token: string,
    changes: readonly FieldChange[],
    at: number,
    note = '',
  ): Promise<Conflict[] | 'undone'> {
    return this.database.commit(() => {
      const conflicts = this.conflicts(name, changes).filter(({ field }) => field !== 'stage');
      if (this.isDone(name, 'undone', outcome, token)) return 'undone';
      // Before the call: nothing may follow a call that can be undone, and its note stays.
      if (note !== '' && !this.isDone(name, 'note', note, token))
        this.addEvent(name, { at, who, kind: 'note', was: '', becomes: note }, token);
      if (this.isDone(name, 'call', outcome, token)) return conflicts;
      this.addEvent(name, { at, who, kind: 'call', was: '', becomes: outcome }, token);
      this.database.change('UPDATE followUp SET firstCallAt = coalesce(firstCallAt, ?) WHERE name = ?', at, name);
      this.apply(name, who, changes, at);
      return conflicts;
    });
  }

  /**
   * Takes back a call that was noted for one or more forms of a family, if nothing has happened with any of them since: everything is as before,
   * and each history has one line about it.
   *
   * @param calledAt time of the call, Unix ms
   * @returns whether it is taken back, now or earlier
   * @throws UnknownRecordError
   */
  undoCall(names: readonly string[], who: string, calledAt: number, at: number): Promise<boolean> {
    return this.database.commit(() => {
      const histories = names.map((name) => {
        this.existing(name);
        const rows = this.database.rows('SELECT * FROM followUpEvent WHERE name = ? ORDER BY id DESC', name);
        return { name, history: rows as unknown as StoredEvent[] };
      });
      const called = histories.filter(({ history }) =>
        history.some((event) => event.kind === 'call' && event.at === calledAt),
      );
      const noted = called.flatMap(({ name, history }) => {
        const last = notedCall(history);
        return last?.call.at === calledAt ? { name, ...last } : [];
      });
      if (noted.length < called.length) return false;
      for (const { name, call, changes } of noted) this.takeBack(name, who, call, changes, at);
      return true;
    });
  }

  private takeBack(name: string, who: string, call: StoredEvent, changes: readonly StoredEvent[], at: number): void {
    for (const { id, kind, was } of changes) {
      this.database.change('DELETE FROM followUpEvent WHERE id = ?', id);
      const stored = kind === 'callOn' ? toStoredDay(was) : was;
      this.database.change(`UPDATE followUp SET ${kind} = ? WHERE name = ?`, stored, name);
    }
    // The line keeps the token, so that the call isn't noted again by a retry.
    this.database.change(`UPDATE followUpEvent SET kind = 'undone', who = ?, at = ? WHERE id = ?`, who, at, call.id);
    const timeOf = (what: string) => `(SELECT ${what} FROM followUpEvent WHERE name = followUp.name AND kind = ?)`;
    this.database.change(
      `UPDATE followUp SET firstCallAt = ${timeOf('min(at)')} WHERE name = ? AND firstCallAt = ?`,
      'call',
      name,
      call.at,
    );
    this.database.change(
      `UPDATE followUp SET stageSince = coalesce(${timeOf('max(at)')}, receivedAt) WHERE name = ? AND stageSince = ?`,
      'stage',
      name,
      call.at,
    );
  }

  /** Records that a person has sent the mail again. @throws UnknownRecordError */
  noteResent(name: string, who: string, at: number): Promise<void> {
    return this.database.commit(() => {
      this.existing(name);
      this.addEvent(name, { at, who, kind: 'resent', was: '', becomes: '' });
    });
  }

  /**
   * Stores corrected answers as a new revision, with the arrival of the corrected one, since the family has sent nothing. A mail that was
   * delivered isn't sent again.
   *
   * @param form the submission's form, if the school still has it: it knows which answers are telephone numbers and names
   * @throws UnknownRecordError
   */
  correct(
    name: string,
    who: string,
    changes: readonly AnswerChange[],
    at: number,
    form: FormDefinition | undefined,
  ): Promise<Conflict[]> {
    return this.database.commit(() => {
      const { form: formId } = this.existing(name);
      const { revision, receivedAt, fields } = this.newestAnswers(name);
      const values = new Map(fields.map((field) => [field.name, field.value]));
      const current = (answer: string) => values.get(answer) ?? '';
      const conflicts = changes
        .filter(({ answer, was, becomes }) => isConflict(current(answer), was, becomes))
        .map(({ answer, becomes }) => ({
          field: 'answers' as const,
          answer,
          theirs: current(answer),
          ...this.lastChange(name, 'answers', answer, current(answer), receivedAt),
          mine: becomes,
        }));
      const corrected = changes.filter(({ answer, was, becomes }) => current(answer) === was && was !== becomes);
      if (conflicts.length > 0 || corrected.length === 0) return conflicts;
      for (const { answer, was, becomes } of corrected) {
        values.set(answer, becomes);
        this.addEvent(name, { at, who, kind: 'answers', answer, was, becomes }, String(revision + 1));
      }
      const newFields = [...values].map(([field, value]) => ({ name: field, value }));
      const found = identifyingAnswers(form, toValues(newFields));
      const { phones } = found;
      addAnswers(this.database, { name, revision: revision + 1, receivedAt, form: formId, fields: newFields, phones });
      // A form that no longer asks for the class says nothing about it.
      updateFollowUp(this.database, name, form && choiceField(form) ? found : { names: found.names });
      // The attempt that is running mails the old answers and can no longer note its result: mail the new ones.
      this.database.change(
        `UPDATE submission SET state = 'waiting', attempts = 0, nextAttemptAt = ?
         WHERE name = ? AND state = 'sending'`,
        at + gatherMs,
        name,
      );
      this.database.change('UPDATE submission SET revision = ? WHERE name = ?', revision + 1, name);
      return conflicts;
    });
  }

  private existing(name: string): { form: string; current: Record<FieldChange['field'], string> } {
    const row = this.database.row('SELECT form, stage, callOn, owner FROM followUp WHERE name = ?', name);
    if (!row) throw new UnknownRecordError(name);
    const { form, stage, callOn, owner } = row;
    return {
      form: String(form),
      current: { stage: String(stage), callOn: fromStoredDay(callOn), owner: String(owner) },
    };
  }

  private conflicts(name: string, changes: readonly FieldChange[]): Conflict[] {
    const { current } = this.existing(name);
    const theirRemark = callRemark(this.database, name);
    return changes
      .filter(
        ({ field, was, becomes, wasRemark = '', remark }) =>
          isConflict(current[field], was, becomes) ||
          (remark !== undefined && isConflict(theirRemark, wasRemark, remark)),
      )
      .map(({ field, becomes }) => ({
        field,
        theirs: current[field],
        theirRemark: (field === 'callOn' && theirRemark) || undefined,
        ...this.lastChange(name, field, null, current[field]),
        mine: becomes,
      }));
  }

  private apply(name: string, who: string, changes: readonly FieldChange[], at: number): void {
    const { current } = this.existing(name);
    for (const { field, was, becomes, remark } of changes) {
      if (isConflict(current[field], was, becomes)) continue;
      const isRemarked = remark !== undefined && remark !== callRemark(this.database, name);
      if (current[field] === becomes && !isRemarked) continue;
      const stored = field === 'callOn' ? toStoredDay(becomes) : becomes;
      this.database.change(`UPDATE followUp SET ${field} = ? WHERE name = ?`, stored, name);
      if (field === 'stage') this.database.change('UPDATE followUp SET stageSince = ? WHERE name = ?', at, name);
      this.addEvent(name, { at, who, kind: field, was: current[field], becomes, answer: remark || undefined });
    }
  }

  /** Who gave a field its value. @param sentAt when the family sent the answer, Unix ms: the family may have changed it after the office */
  private lastChange(
    name: string,
    kind: string,
    answer: string | null,
    value: string,
    sentAt?: number,
  ): Pick<Conflict, 'by' | 'at'> {
    const event = this.database.row(
      `SELECT who, at, becomes FROM followUpEvent WHERE name = ? AND kind = ? AND (kind = 'callOn' OR answer IS ?) ORDER BY id DESC LIMIT 1`,
      name,
      kind,
      answer,
    );
    return event?.becomes === value ? { by: String(event.who), at: Number(event.at) } : { by: '', at: sentAt };
  }

  private isDone(name: string, kind: 'note' | 'call' | 'undone', becomes: string, token: string): boolean {
    const sql = `SELECT 1 FROM followUpEvent WHERE name = ? AND kind = ? AND becomes = ? AND token = ?`;
    return this.database.row(sql, name, kind, becomes, token) !== undefined;
  }

  private addEvent(name: string, { answer, ...event }: FollowUpEvent, token?: string): void {
    insertRow(this.database, 'followUpEvent', { name, ...event, answer: answer ?? null, token: token ?? null });
  }

  private newestAnswers(name: string) {
    const row = this.database.row(
      'SELECT revision, receivedAt, fields FROM answers WHERE name = ? ORDER BY revision DESC LIMIT 1',
      name,
    );
    if (!row) throw new UnknownRecordError(name);
    return { revision: Number(row.revision), receivedAt: Number(row.receivedAt), fields: toFields(row.fields) };
  }
}

/** Starts the follow-up of a new submission. Must run in a commit. */
export function addFollowUp(
  database: SpoolDatabase,
  submission: Pick<Submission, 'form' | 'choice' | 'names'> & { name: string; receivedAt: number },
): void {
  const { name, form, receivedAt, choice, names } = submission;
  const row = { name, form, receivedAt, choice, nameWords: nameWords(names), stageSince: receivedAt };
  insertRow(database, 'followUp', row);
}

/** Takes over corrected answers. Must run in a commit. @param found its `choice` stays if it is left out */
export function updateFollowUp(
  database: SpoolDatabase,
  name: string,
  { names, choice }: Pick<Submission, 'names'> & { choice?: string },
): void {
  database.change(
    'UPDATE followUp SET nameWords = ?, choice = coalesce(?, choice) WHERE name = ?',
    nameWords(names),
    choice ?? null,
    name,
  );
}

/** The remark about the next call: that of the change that set its day. */
export function callRemark(reader: Reader, name: string): string {
  const sql = `SELECT coalesce(answer, '') AS remark FROM followUpEvent WHERE name = ? AND kind = 'callOn' ORDER BY id DESC LIMIT 1`;
  const row = reader.row(sql, name);
  return row ? String(row.remark) : '';
}

/** Whether the office has made a revision of the answers: the token of a correction is the number of its revision. */
export function isByOffice(database: SpoolDatabase, name: string, revision: number): boolean {
  const sql = `SELECT 1 FROM followUpEvent WHERE name = ? AND kind = 'answers' AND token = ?`;
  return database.row(sql, name, String(revision)) !== undefined;
}

/** A field changed by someone else, to another value than the wanted one. */
function isConflict(current: string, was: string, becomes: string): boolean {
  return current !== becomes && current !== was;
}
