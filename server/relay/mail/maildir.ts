import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { makePrivateFolder, removeAbandoned, writeDurably } from '../../durable-file';
import { closedToFilesAndUrls, type MailTransport, textEncoding } from './mail-transport';

/** A delivery that has not finished after 36 hours never will: https://cr.yp.to/proto/maildir.html */
const abandonedAfterMs = 36 * 60 * 60 * 1000;

/**
 * A Maildir (https://cr.yp.to/proto/maildir.html) that any mail program can open: `tmp/`, `new/`, `cur/`, one message a file.
 *
 * @param folder created if missing.
 */
export async function maildirTransport(folder: string): Promise<MailTransport> {
  const [temporary, fresh, seen] = ['tmp', 'new', 'cur'].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [folder, temporary, fresh, seen]) await makePrivateFolder(path);
  await removeAbandoned(temporary, abandonedAfterMs);
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    ...closedToFilesAndUrls,
  });
  return {
    send: async (mail, name) => {
      // Where the standard has a unique name for each delivery, ours is the same on every try, host name included: after a
      // crash between writing the mail and noting it down, the next try finds the message and leaves it alone.
      const file = `${Math.floor(mail.date.getTime() / 1000)}.${name}.spls`;
      if (await isDelivered(seen, file)) return;
      const { message } = await composer.sendMail({ ...mail, ...textEncoding });
      await writeDurably(temporary, fresh, file, message as Buffer, { exclusive: true });
    },
    close: () => {
      composer.close();
    },
  };
}

/** A mail program moves what it has shown to `cur/` and puts `:2,` and flags behind the name. */
async function isDelivered(seen: string, file: string): Promise<boolean> {
  return (await readdir(seen)).some((name) => name === file || name.startsWith(`${file}:`));
}
