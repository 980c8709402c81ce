import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Spool } from '../../../server/relay/spool/spool';
import { sampleSubmission } from './sample-submission';

/** Creates a data folder with waiting submissions. */
export async function fill(dataDir: string, count: number): Promise<void> {
  await mkdir(dataDir);
  const spool = new Spool(join(dataDir, 'spool.db'));
  const group = 5000;
  for (let begin = 0; begin < count; begin += group)
    await Promise.all(Array.from({ length: group }, (_, index) => spool.intake.store(sampleSubmission(begin + index))));
  spool.close();
}
