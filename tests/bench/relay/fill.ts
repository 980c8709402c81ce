import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Spool } from '../../../server/relay/spool/spool';
import type { Submission } from '../../../server/relay/submission';

/** Creates a data folder with waiting submissions. */
export async function fill(
  dataDir: string,
  count: number,
  sample: (index: number) => Submission = sampleSubmission,
): Promise<void> {
  await mkdir(dataDir);
  const spool = new Spool(join(dataDir, 'spool.db'));
  const group = 5000;
  for (let begin = 0; begin < count; begin += group)
    await Promise.all(Array.from({ length: group }, (_, index) => spool.intake.store(sample(begin + index))));
  spool.close();
}

/** A submission that is a millisecond older than the previous one. */
const sampleSubmission = (index: number): Submission => ({
  submissionId: `bench-${index}`,
  form: 'enquiry',
  fields: [
    { name: 'full_name', value: `Bench ${index}` },
    { name: 'address', value: 'x'.repeat(900) },
  ],
  phones: [],
  names: [],
  nameFields: [],
  choice: '',
  tags: [],
  receivedAt: new Date(Date.now() - index),
});
