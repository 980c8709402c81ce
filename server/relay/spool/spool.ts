import { createHash } from 'node:crypto';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, removeAbandoned, writeDurably } from '../../durable-file';
import type { Log } from '../../log';
import { KeyedLock } from './keyed-lock';
import { type Delivery, parseSpoolRecord, type SpoolRecord } from './spool-record';
import type { ReceivedField, Submission } from '../submission';

export interface StoreResult {
  record: SpoolRecord;
  /** `repeated`: it was here already. `corrected`: it was, with other answers; the record now holds the new ones too. */
  outcome: 'stored' | 'repeated' | 'corrected';
}

export interface Spool {
  /** Resolves once the submission is on disk. @throws the file system's error; then nothing was stored. */
  store(submission: Submission): Promise<StoreResult>;
  /** `undefined` if there is no whole record of that name. */
  read(name: string): Promise<SpoolRecord | undefined>;
  /** Names of all records, readable or not. */
  names(): Promise<string[]>;
  /** Writes down what became of a mail, unless the record has been corrected since: then that correction waits. */
  updateDelivery(name: string, revision: number, delivery: Delivery): Promise<void>;
}

/** A process that died an hour ago is not going to finish its file. */
const abandonedAfterMs = 60 * 60 * 1000;

/** @param folder created if missing; one JSON file a submission, `tmp/` and `damaged/` beside them. */
export async function openSpool(folder: string, log: Log): Promise<Spool> {
  const temporaryFolder = join(folder, 'tmp');
  const damagedFolder = join(folder, 'damaged');
  for (const path of [folder, temporaryFolder, damagedFolder]) await makePrivateFolder(path);
  await removeAbandoned(temporaryFolder, abandonedAfterMs);
  const lock = new KeyedLock();

  const read = async (name: string) => {
    const text = await readFile(join(folder, `${name}.json`), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) return undefined;
    const record = parseSpoolRecord(text);
    if (!record) log({ event: 'unreadable record', record: name });
    return record;
  };
  const write = (record: SpoolRecord, exclusive: boolean) =>
    writeDurably(temporaryFolder, folder, `${record.name}.json`, JSON.stringify(record, undefined, 1), { exclusive });

  const store = async (submission: Submission): Promise<StoreResult> => {
    const fresh = toRecord(submission);
    if (await write(fresh, true)) return { record: fresh, outcome: 'stored' };
    const known = await read(fresh.name);
    if (!known) {
      // A record that a dying disk has damaged must not swallow the enquiry that comes again.
      const damaged = join(damagedFolder, `${fresh.name}.${submission.receivedAt.getTime()}.json`);
      await rename(join(folder, `${fresh.name}.json`), damaged);
      await write(fresh, true);
      return { record: fresh, outcome: 'stored' };
    }
    if (isKnownContent(known, fresh.fields)) return { record: known, outcome: 'repeated' };
    const corrected = correct(known, fresh);
    await write(corrected, false);
    return { record: corrected, outcome: 'corrected' };
  };

  return {
    read,
    store: (submission) => lock.run(recordName(submission.submissionId), () => store(submission)),
    names: async () =>
      (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length)),
    updateDelivery: (name, revision, delivery) =>
      lock.run(name, async () => {
        const record = await read(name);
        if (record?.revision === revision) await write({ ...record, delivery }, false);
      }),
  };
}

/** A hash, since an id may be anything that a client made up, and names reach logs and file systems. */
function recordName(submissionId: string): string {
  return createHash('sha256').update(submissionId).digest('hex');
}

function toRecord({ submissionId, form, fields, tags, receivedAt }: Submission): SpoolRecord {
  return {
    version: 1,
    name: recordName(submissionId),
    submissionId,
    form,
    receivedAt: receivedAt.toISOString(),
    revision: 1,
    fields,
    tags,
    earlier: [],
    delivery: { state: 'waiting', attempts: 0 },
  };
}

function isKnownContent(known: SpoolRecord, fields: readonly ReceivedField[]): boolean {
  const content = JSON.stringify(fields);
  return [known, ...known.earlier].some((revision) => JSON.stringify(revision.fields) === content);
}

/**
 * A parent whose first try was stored but whose answer got lost on the way may mend the telephone number before the second
 * try. It is still one enquiry, but the office must see the number that works.
 */
function correct(known: SpoolRecord, fresh: SpoolRecord): SpoolRecord {
  return {
    ...known,
    receivedAt: fresh.receivedAt,
    revision: known.revision + 1,
    fields: fresh.fields,
    tags: [...new Set([...known.tags, ...fresh.tags])],
    earlier: [...known.earlier, { receivedAt: known.receivedAt, fields: known.fields }],
    delivery: { state: 'waiting', attempts: 0 },
  };
}
