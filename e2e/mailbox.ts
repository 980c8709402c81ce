import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** The mails in the school’s mailbox in which a text stands. */
export async function mailsWith(text: string): Promise<Email[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mailbox', 'new');
  const names = await readdir(folder);
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter((mail) => mail.text?.includes(text));
}

/** Waits for the one mail in which a text stands. Mail goes out after the visitor has been answered. */
export async function mailWith(text: string): Promise<Email> {
  await expect.poll(async () => (await mailsWith(text)).length, `mails with “${text}”`).toBe(1);
  const [mail] = await mailsWith(text);
  if (!mail) throw new Error(`The mail with “${text}” has gone.`);
  return mail;
}
