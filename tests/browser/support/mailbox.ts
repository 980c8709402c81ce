import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { fieldsToRead } from '../../../forms/asked-fields';
import type { FormDefinition } from '../../../forms/form-definition';
import { withColon } from '../../../forms/label-with-colon';
import { type Language, languages } from '../../../words/languages';
import type { Answers } from './answers';

export async function mailsWith(text: string): Promise<Email[]> {
  const folder = join(process.env.BROWSER_TESTS_DATA_DIR ?? '', 'mailbox', 'new');
  const names = await readdir(folder);
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter((mail) => mail.text?.includes(text));
}

/** Waits for the only mail that contains a text, because the endpoint answers before it sends mail. */
export async function mailWith(text: string): Promise<Email> {
  await expect.poll(async () => (await mailsWith(text)).length, `mails with “${text}”`).toBe(1);
  const [mail] = await mailsWith(text);
  if (!mail) throw new Error(`The mail with “${text}” has gone.`);
  return mail;
}

/**
 * Waits for the mail of a form. It must have every question and answer, and its Reply-To must be the typed address.
 *
 * @param name a name that only this mail contains
 * @param callIn the language that the mail asks the office to use
 */
export async function expectMailOf(
  form: FormDefinition,
  answers: Answers,
  name: string,
  callIn?: Language,
): Promise<void> {
  const fields = fieldsToRead(form, answers);
  const mail = await mailWith(name);
  expect(mail.subject).toContain(name);
  for (const field of fields) {
    expect(mail.text).toContain(`${withColon(field.label)}\n${answers[field.name]}\n`);
    expect(mail.html).toContain(field.label);
  }
  if (callIn) expect(mail.text).toContain(`: ${languages[callIn].name}\n`);
  const mailTo = fields.find(({ kind }) => kind === 'email');
  expect(mail.replyTo?.[0]?.address).toBe(mailTo && answers[mailTo.name]);
}
