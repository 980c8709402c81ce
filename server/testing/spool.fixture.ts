import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Log } from '../log';
import type { Submission } from '../relay/submission';
import { Spool } from '../relay/spool/spool';
import { temporaryFolder } from './endpoint.fixture';

/** The default arrival of `submission`. */
const arrival = new Date('2026-11-20T10:00:00Z');

export const submission = (submissionId = 'one', more: Partial<Submission> = {}): Submission => ({
  submissionId,
  form: 'enquiry',
  fields: [
    { name: 'full_name', value: 'Asha' },
    { name: 'mobile_number', value: '98765 43210' },
  ],
  phones: ['98765 43210'],
  names: ['Asha'],
  nameFields: [],
  choice: '',
  tags: [],
  receivedAt: arrival,
  ...more,
});

/** The answers of `submission` with another name. */
export const named = (value: string): Pick<Submission, 'fields'> => ({
  fields: submission().fields.map((field) => (field.name === 'full_name' ? { ...field, value } : field)),
});

/** Opens a spool, by default a new one, and closes it after the test. */
export async function openSpool(path?: string, log?: Log): Promise<Spool> {
  const spool = new Spool(path ?? join(await temporaryFolder(), 'spool.db'), log);
  onTestFinished(() => {
    spool.close();
  });
  return spool;
}

/** The note of a delivery that reached the only recipient. */
export const deliveredNote = (name: string, revision: number) => ({
  name,
  revision,
  receivedAt: arrival.getTime(),
  attempts: [{ at: 1000, recipient: 'a@school.example', outcome: 'sent' as const, reply: '' }],
  state: 'delivered' as const,
  nextAttemptAt: 0,
  problem: null,
  notedAt: 1000,
});
