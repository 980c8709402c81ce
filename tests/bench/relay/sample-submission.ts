import type { Submission } from '../../../server/relay/submission';

/** Each is a millisecond older than the previous one. */
export const sampleSubmission = (index: number): Submission => ({
  submissionId: `bench-${index}`,
  form: 'enquiry',
  fields: [
    { name: 'full_name', value: `Bench ${index}` },
    { name: 'address', value: 'x'.repeat(900) },
  ],
  phones: [],
  tags: [],
  receivedAt: new Date(Date.now() - index),
});
