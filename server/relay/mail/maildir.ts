import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { makePrivateFolder, removeAbandoned, writeDurably } from '../../storage/durable-file';
import { type MailTransport, toMessageOptions } from './mail-transport';

/** Age of a partial file that no program will finish any more: https://cr.yp.to/proto/maildir.html */
const abandonedAfterMs = 36 * 60 * 60 * 1000;
/** Our replacement for the host name in file names. */
const HOST = 'website';
/** Matches the file names of our mails: seconds, name of the record, revision, host. Flags or a temporary suffix may follow. */
const ownMail = /^\d+\.([0-9a-f]{40})\.\d+\.[a-z]+/;

/** A Maildir (https://cr.yp.to/proto/maildir.html) that any mail program can open: `tmp/`, `new/`, `cur/`. */
export class Maildir {
  private readonly temporary: string;
  private readonly fresh: string;
  private readonly seen: string;

  private constructor(readonly folder: string) {
    [this.temporary, this.fresh, this.seen] = ['tmp', 'new', 'cur'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
  }

  /** Opens a Maildir, and creates it if it doesn't exist. Works while another process has locked the folder. */
  static async make(folder: string): Promise<Maildir> {
    const maildir = new Maildir(folder);
    for (const path of [folder, maildir.temporary, maildir.fresh, maildir.seen]) await makePrivateFolder(path);
    return maildir;
  }

  /** Does the same as `make`, and removes partial files of an earlier process. Only the process that has locked the folder may call this. */
  static async open(folder: string): Promise<Maildir> {
    const maildir = await Maildir.make(folder);
    for (const name of await readdir(maildir.temporary))
      if (ownMail.test(name)) await rm(join(maildir.temporary, name), { force: true });
    await removeAbandoned(maildir.temporary, abandonedAfterMs);
    return maildir;
  }

  /**
   * Writes a message, unless it exists already. Unlike in the standard, its file name is the same on every retry: after a crash between
   * writing the mail and recording it, the next attempt finds the message and skips it.
   *
   * @param name 40 hex digits, a dot, a revision
   */
  async deliver(name: string, date: Date, message: Buffer): Promise<void> {
    const start = startOf(name, date);
    if (await find(this.seen, start)) return;
    await writeDurably(this.temporary, this.fresh, `${start}${HOST}`, message);
  }

  /** Reads a message by name and date, whether or not a mail program has moved it. */
  async read(name: string, date: Date): Promise<Buffer | undefined> {
    const start = startOf(name, date);
    const unread = await readFile(join(this.fresh, `${start}${HOST}`)).catch(() => undefined);
    if (unread) return unread;
    const file = (await find(this.seen, start)) ?? (await find(this.fresh, start));
    return file === undefined ? undefined : readFile(file).catch(() => undefined);
  }

  /** Removes a message, whether or not a mail program has moved it. */
  async remove(name: string, date: Date): Promise<void> {
    for (const folder of [this.fresh, this.seen]) {
      const file = await find(folder, startOf(name, date));
      if (file !== undefined) await rm(file, { force: true });
    }
  }

  /**
   * Removes all messages of submissions.
   *
   * @param names first 40 digits of the submissions' names
   * @returns removed files
   */
  async erase(names: ReadonlySet<string>): Promise<string[]> {
    const erased: string[] = [];
    for (const folder of [this.temporary, this.fresh, this.seen]) {
      for (const file of await readdir(folder)) {
        if (!names.has(ownMail.exec(file)?.[1] ?? '')) continue;
        await rm(join(folder, file), { force: true });
        erased.push(file);
      }
    }
    return erased;
  }

  /** Removes our messages older than a time (Unix ms), for example those of a lost spool. */
  async eraseOlderThan(moment: number): Promise<void> {
    for (const folder of [this.temporary, this.fresh, this.seen]) {
      for (const file of await readdir(folder)) {
        const path = join(folder, file);
        const found = ownMail.test(file) ? await stat(path).catch(() => undefined) : undefined;
        if (!found || found.mtimeMs >= moment) continue;
        await rm(path, { force: true });
      }
    }
  }
}

/** The beginning of a message's file name, up to the host name. */
function startOf(name: string, date: Date): string {
  return `${Math.floor(date.getTime() / 1000)}.${name}.`;
}

/** Finds a message by prefix. Mail programs move read messages to `cur/` and append `:2,` and flags. */
async function find(folder: string, start: string): Promise<string | undefined> {
  const name = (await readdir(folder)).find((each) => each.startsWith(start));
  return name === undefined ? undefined : join(folder, name);
}

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

export function maildirTransport(maildir: Maildir): MailTransport {
  return {
    send: async (mail, name) => {
      try {
        const { message } = await composer.sendMail(toMessageOptions(mail));
        await maildir.deliver(name, mail.date, message as Buffer);
        return { answers: mail.recipients.map((recipient) => ({ recipient, outcome: 'sent', reply: '', code: '' })) };
      } catch (error) {
        const { message, code = 'unknown' } = error as NodeJS.ErrnoException;
        return { answers: mail.recipients.map((recipient) => ({ recipient, outcome: 'later', reply: message, code })) };
      }
    },
    close: () => undefined,
  };
}
