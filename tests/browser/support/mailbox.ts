import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { fieldsToRead } from '../../../forms/asked-fields';
import type { FormDefinition } from '../../../forms/form-definition';
import { withColon } from '../../../forms/label-with-colon';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
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
 * Waits for the mail of a form. It must have every answer (and every question, unless the school has its own template), and its
 * Reply-To must be the typed address.
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
  const { template, title, summary } = form;
  const fields = fieldsToRead(form, answers);
  const mail = await mailWith(name);
  const ownSubject = ownTemplate(`${template}.subject.txt`);
  for (const field of ownSubject === undefined ? summary : summary.filter((each) => ownSubject.includes(`{{${each}}}`)))
    expect(mail.subject).toContain(answers[field]);
  if (ownSubject === undefined) expect(mail.subject).toContain(title);
  const hasOwnText = ownTemplate(`${template}.txt`) !== undefined;
  const hasOwnHtml = ownTemplate(`${template}.html`) !== undefined;
  for (const field of fields) {
    const answer = answers[field.name] ?? '';
    expect(mail.text).toContain(hasOwnText ? answer : `${withColon(field.label)}\n${answer}\n`);
    if (!hasOwnHtml) expect(mail.html).toContain(field.label);
  }
  if (callIn && !hasOwnText) expect(mail.text).toContain(`: ${languages[callIn].name}\n`);
  const mailTo = fields.find(({ kind }) => kind === 'email');
  expect(mail.replyTo?.[0]?.address).toBe(mailTo && answers[mailTo.name]);
}

/** A template of the school in `content/mail/`. */
function ownTemplate(file: string): string | undefined {
  const place = join(contentFolder(), 'mail', file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}
