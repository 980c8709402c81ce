import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder } from '../../storage/durable-file';
import type { Log } from '../../log';
import type { Maildir } from '../mail/maildir';
import { recordName } from './intake';
import type { Spool } from './spool';

const instant = z.iso.datetime();
const fieldsSchema = z.array(z.object({ name: z.string(), value: z.string() }));
/** A record as version 1.1 of this server kept it, one JSON file each. */
const oldRecordSchema = z.object({
  name: z.string(),
  submissionId: z.string(),
  form: z.string(),
  receivedAt: instant,
  fields: fieldsSchema,
  tags: z.array(z.enum(['honeypot', 'too fast'])),
  earlier: z.array(z.object({ receivedAt: instant, fields: fieldsSchema })),
  delivery: z.object({ state: z.enum(['waiting', 'delivered']) }),
});

/**
 * Takes over the folder of JSON files that earlier versions kept, then removes it. What cannot be read goes to `damaged/`
 * in the data folder. A crash half-way leaves the rest for the next start.
 *
 * @returns how many were taken over.
 */
export async function takeOverOldFolder(dataDir: string, spool: Spool, maildir: Maildir, log: Log): Promise<number> {
  const folder = join(dataDir, 'spool');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  let taken = 0;
  for (const file of files) {
    const path = join(folder, file);
    const record = parseRecord(await readFile(path, 'utf8'));
    if (!record) {
      await makePrivateFolder(join(dataDir, 'damaged'));
      await rename(path, join(dataDir, 'damaged', file));
      log({ event: 'unreadable record', record: file });
      continue;
    }
    const earlier = record.earlier.map(({ receivedAt, fields }, index) => ({
      revision: index + 1,
      receivedAt: Date.parse(receivedAt),
      fields,
    }));
    const phones = record.fields.flatMap(({ name, value }) => (name === 'mobile_number' ? [value] : []));
    const submission = { ...record, phones, school: 'school', receivedAt: new Date(record.receivedAt) };
    await maildir.rename(record.name.slice(0, 40), recordName(submission).slice(0, 40));
    if (await spool.intake.adopt(submission, earlier, record.delivery.state === 'delivered')) taken += 1;
    await rm(path);
  }
  await rm(join(folder, 'tmp'), { recursive: true, force: true });
  const damaged = await readdir(join(folder, 'damaged')).catch(() => []);
  if (damaged.length > 0) await makePrivateFolder(join(dataDir, 'damaged'));
  for (const file of damaged) await rename(join(folder, 'damaged', file), join(dataDir, 'damaged', file));
  await rm(folder, { recursive: true, force: true });
  await rm(join(dataDir, 'delivering.pid'), { force: true });
  return taken;
}

function parseRecord(text: string): z.infer<typeof oldRecordSchema> | undefined {
  try {
    return oldRecordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
