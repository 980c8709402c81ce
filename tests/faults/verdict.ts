import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { recordName } from '../../server/relay/spool/intake';
import { Spool } from '../../server/relay/spool/spool';
import { type SentSubmission, faultsSubmissionId } from './sender';
import { counted } from '../../words/counted';

export interface Verdict {
  accepted: number;
  /** Extra copies of a revision for a recipient, each explained by a lost reply in the record. */
  doubles: number;
  problems: string[];
}

/** Compares accepted submissions with delivered mails and records. */
export async function judge(
  dataDir: string,
  run: string,
  submissions: readonly SentSubmission[],
  taken: ReadonlyMap<string, number>,
  recipients: readonly string[],
): Promise<Verdict> {
  const spool = new Spool(join(dataDir, 'spool.db'));
  const verdict: Verdict = { accepted: 0, doubles: 0, problems: [] };
  const complain = (problem: string) => verdict.problems.push(problem);
  for (const { id, accepted, sent } of submissions) {
    const name = recordName({ form: 'enquiry', submissionId: faultsSubmissionId(run, id) });
    const record = spool.records.read(name);
    if (accepted === 0 && !record) continue;
    if (accepted > 0) verdict.accepted += 1;
    if (!record) {
      complain(`${id}: accepted, and there is no record`);
      continue;
    }
    const kept = /R(\d+)X/.exec(record.fields.find((field) => field.name === 'full_name')?.value ?? '')?.[1];
    if (Number(kept) < accepted || Number(kept) > sent) complain(`${id}: accepted ${accepted}, kept ${kept}`);
    if (record.state !== 'delivered') complain(`${id}: ${record.state} at the end`);
    for (const recipient of recipients)
      if (!taken.has(`${id} ${kept} ${recipient}`)) complain(`${id}: revision ${kept} never reached ${recipient}`);
    for (let revision = 1; revision <= sent; revision += 1) {
      for (const recipient of recipients) {
        const copies = (taken.get(`${id} ${revision} ${recipient}`) ?? 0) - 1;
        if (copies <= 0) continue;
        const unsure = record.tried.filter(
          (attempt) =>
            attempt.outcome === 'unsure' &&
            attempt.revision === revision &&
            // The recipient is empty if the process ended during the attempt: then no recipient is known to have it or not.
            ['', recipient].includes(attempt.recipient),
        );
        if (unsure.length >= copies) verdict.doubles += copies;
        else
          complain(
            `${id}: ${copies} more of revision ${revision} for ${recipient} than the ${unsure.length} whose answer was lost`,
          );
      }
    }
  }
  const { states } = spool.records.counts();
  const records = Object.values(states).reduce((sum, count) => sum + count, 0);
  // The rude client has one more record.
  if (records > submissions.length + 1) complain(`${records} records of ${submissions.length} submissions`);
  if (states.waiting + states.sending + states.undelivered > 0) complain(`left over: ${JSON.stringify(states)}`);
  const leftOver = await readdir(join(dataDir, 'mailbox/tmp'));
  if (leftOver.length > 0) complain(`${counted(leftOver.length, 'temporary file')} left over`);
  spool.close();
  return verdict;
}
