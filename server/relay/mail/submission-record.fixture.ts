import type { MailedSubmission } from './compose-mail';

/** A stored submission with these answers. */
export function record(fields: Record<string, string>, rest: Partial<MailedSubmission> = {}): MailedSubmission {
  return {
    name: 'ab'.repeat(32),
    reference: '7c4d-91e2-03ab',
    spokenNumber: 482_913,
    form: 'enquiry',
    receivedAt: Date.parse('2026-11-20T18:45:00.000Z'),
    revision: 1,
    fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    tags: [],
    language: null,
    ...rest,
  };
}
