import { createHash } from 'node:crypto';
import { referenceOf } from '../../../forms/submission-id';
import type { Submission } from '../submission';
import { addAnswers } from './answers';
import { insertRow, type SpoolDatabase } from './database';
import { addFollowUp, isByOffice, updateFollowUp } from './follow-ups';
import { isSamePerson, type PersonWords, personWords } from './same-person';
import { SpokenNumbers } from './spoken-numbers';
import { toFields, toTags } from './stored-text';

export interface StoreResult {
  name: string;
  /** Reference for the visitor. */
  reference: string;
  /** Number to say on the phone; `null` if there was no free number. */
  spokenNumber: number | null;
  tags: Submission['tags'];
  /** `repeated`: same answers as the newest revision. `corrected`: other answers, which now replace it. */
  outcome: 'stored' | 'repeated' | 'corrected';
}

/** Delay for mailing corrections, in milliseconds, so that resending one id can't cause a mail per second. */
const gatherMs = 60_000;

/** Stores submissions, and recognises repeats and corrections. */
export class Intake {
  constructor(
    private readonly database: SpoolDatabase,
    private readonly spokenNumbers = new SpokenNumbers(database),
  ) {}

  /** Resolves once the submission is on disk. @throws SQLite's or the file system's error; then nothing was stored */
  store(submission: Submission): Promise<StoreResult> {
    return this.database.commit(() => this.storeNow(submission));
  }

  private storeNow(submission: Submission): StoreResult {
    const name = this.nameFor(submission);
    const at = submission.receivedAt.getTime();
    const known = this.database.row('SELECT revision, tags, spokenNumber FROM submission WHERE name = ?', name);
    const reference = referenceFor(submission, name);
    if (!known) {
      const spokenNumber = this.spokenNumbers.give(at);
      this.insert(name, submission, spokenNumber);
      return { name, reference, spokenNumber, tags: submission.tags, outcome: 'stored' };
    }
    const spokenNumber = known.spokenNumber as number | null;
    const tags = [...new Set([...toTags(known.tags), ...submission.tags])];
    if (this.isRepeated(name, Number(known.revision), JSON.stringify(submission.fields)))
      return { name, reference, spokenNumber, tags, outcome: 'repeated' };
    // A parent whose first response was lost may correct the phone number before retrying. It is still one enquiry, but the office must see the
    // new number.
    const revision = Number(known.revision) + 1;
    addAnswers(this.database, { ...submission, name, revision, receivedAt: at });
    updateFollowUp(this.database, name, submission);
    this.database.change(
      `UPDATE submission SET revision = ?, receivedAt = ?, tags = ?, state = 'waiting', attempts = 0, settledAt = NULL, problem = NULL, language = coalesce(?, language),
       nextAttemptAt = CASE WHEN state = 'waiting' AND attempts = 0 THEN nextAttemptAt ELSE ? END
       WHERE name = ?`,
      revision,
      at,
      JSON.stringify(tags),
      submission.language ?? null,
      at + gatherMs,
      name,
    );
    return { name, reference, spokenNumber, tags, outcome: 'corrected' };
  }

  /**
   * The name of the submission's record. Browsers can send two children with one id, for example from a copied tab: the second child gets a
   * record of its own, which its repeats find again.
   */
  private nameFor(submission: Submission): string {
    const name = recordName(submission);
    const person = personWords(submission.fields, submission.nameFields);
    const ofPerson = recordName(submission, person);
    if (this.database.row('SELECT 1 FROM submission WHERE name = ?', ofPerson)) return ofPerson;
    // Includes what the office has corrected since.
    const known = this.database.rows('SELECT fields FROM answers WHERE name = ?', name);
    const persons = known.map(({ fields }) => personWords(toFields(fields), submission.nameFields));
    return known.length === 0 || persons.some((each) => isSamePerson(each, person)) ? name : ofPerson;
  }

  /** Whether the answers are those of the newest revision, or of the one that the office has corrected: a retry mustn't undo the correction. */
  private isRepeated(name: string, newest: number, fields: string): boolean {
    let sent = newest;
    while (isByOffice(this.database, name, sent)) sent -= 1;
    return [newest, sent].some(
      (revision) =>
        this.database.row('SELECT fields FROM answers WHERE name = ? AND revision = ?', name, revision)?.fields ===
        fields,
    );
  }

  private insert(name: string, submission: Submission, spokenNumber: number | null): void {
    const { form, tags, receivedAt, language } = submission;
    const at = receivedAt.getTime();
    insertRow(this.database, 'submission', {
      name,
      form,
      reference: referenceFor(submission, name),
      receivedAt: at,
      revision: 1,
      tags: JSON.stringify(tags),
      state: 'waiting',
      nextAttemptAt: at,
      language: language ?? null,
      spokenNumber,
    });
    addAnswers(this.database, { ...submission, name, revision: 1, receivedAt: at });
    addFollowUp(this.database, { ...submission, name, receivedAt: at });
  }
}

/**
 * Name of a record: a hash, because clients can send any id, and we use the name in logs and file names.
 *
 * @param person only for a further person with the same id
 */
export function recordName(
  { form, submissionId }: Pick<Submission, 'form' | 'submissionId'>,
  person?: PersonWords,
): string {
  return createHash('sha256')
    .update(JSON.stringify([form, submissionId, ...(person ? [person] : [])]))
    .digest('hex');
}

/** The reference for the visitor: from the id, or from the hash if the client made the id in another way. */
function referenceFor({ submissionId }: Pick<Submission, 'submissionId'>, name: string): string {
  return referenceOf(submissionId) ?? referenceOf(name) ?? name;
}
