import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { mailName } from '../relay/mail/compose-mail';
import type { Spool } from '../relay/spool/spool';
import type { SpoolRecord } from '../relay/spool/spool-record';

/** A mail file in the mailbox. */
export interface MailFile {
  /** File name in `new/` or `cur/`. */
  name: string;
  /** Absolute. */
  path: string;
}

export interface Arrivals {
  /** Newest first. */
  records: SpoolRecord[];
  /** Names of records that cannot be read. */
  damaged: string[];
  /** Mails that no record belongs to: the spool was cleared, or another program put them there. Newest first. */
  otherMails: MailFile[];
}

/** Reads everything that is there; on loopback, for one reader, that is soon enough. */
export async function readArrivals(spool: Spool, mailbox: string): Promise<Arrivals> {
  const records: SpoolRecord[] = [];
  const damaged: string[] = [];
  for (const name of await spool.names()) {
    const record = await spool.read(name);
    if (record) records.push(record);
    else damaged.push(name);
  }
  records.sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  const ours = new Set(records.flatMap(namesOfAllRevisions));
  const mails = await listMails(mailbox);
  const otherMails = mails.filter(({ name }) => !ours.has(/^\d+\.([0-9a-f]{40}\.\d+)\./.exec(name)?.[1] ?? ''));
  return { records, damaged, otherMails: otherMails.sort((one, other) => other.name.localeCompare(one.name)) };
}

export async function findMailOf(record: SpoolRecord, mailbox: string): Promise<MailFile | undefined> {
  return (await listMails(mailbox)).find(({ name }) => name.includes(`.${mailName(record)}.`));
}

/** The file is looked up in the listing: a name from an address never becomes a path. */
export async function findMail(name: string, mailbox: string): Promise<MailFile | undefined> {
  return (await listMails(mailbox)).find((mail) => mail.name === name);
}

export async function readMail({ path }: MailFile): Promise<Email> {
  return PostalMime.parse(await readFile(path));
}

async function listMails(mailbox: string): Promise<MailFile[]> {
  const folders = await Promise.all(
    ['new', 'cur'].map(async (folder) => {
      const names = await readdir(join(mailbox, folder)).catch(() => []);
      return names.filter((name) => !name.startsWith('.')).map((name) => ({ name, path: join(mailbox, folder, name) }));
    }),
  );
  return folders.flat();
}

function namesOfAllRevisions(record: SpoolRecord): string[] {
  return Array.from({ length: record.revision }, (_, index) => mailName({ name: record.name, revision: index + 1 }));
}
