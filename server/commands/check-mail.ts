import { Resolver } from 'node:dns/promises';
import { join } from 'node:path';
import { type ServedSchool, servedSchool } from '../settings/school';
import { createSubmissionId } from '../../forms/submission-id';
import { envelopeFields, type FormDefinition, type FormField, sendFormPath } from '../../forms/form-definition';
import { ownValue } from '../../forms/own-value';
import { sampleAnswers } from '../../forms/sample-answers';
import { Maildir, maildirTransport } from '../relay/mail/maildir';
import { composeMail, type MailedSubmission, mailName } from '../relay/mail/compose-mail';
import { smtpAccount, smtpTransport } from '../relay/mail/smtp-transport';
import { recordName } from '../relay/spool/intake';
import { servedContent } from '../site/served-content';
import { readSettings, type ServerSettings } from '../settings/settings';
import { explainAndExit, loadEnvironmentFile } from '../program';
import { officeWordsIn } from '../../words/words';
import { describeSenderPolicies } from './sender-policies';

/** Pause between two forms, in milliseconds, because a provider accepts one form per second. */
const turnMs = 1100;

/** `npm run check:mail`: sends a test of each form with the current settings, and reports each step. */
async function main(): Promise<void> {
  loadEnvironmentFile();
  const { siteDir } = readSettings(process.env);
  const settings = readSettings(process.env, await servedContent(siteDir));
  const { forms } = settings.ofContent;
  if (forms.length === 0) console.log('The site has no form: nothing is sent.');
  const provider = process.env.VITE_MAIL_ORIGIN?.trim();
  for (const [index, form] of forms.entries()) {
    if (provider && index > 0) await new Promise((resolve) => setTimeout(resolve, turnMs));
    console.log(`${form.title} (forms/${form.id}.yaml)`);
    const isFine = provider ? await askProvider(form, provider, settings) : await sendItself(form, settings);
    if (!isFine) process.exitCode = 1;
  }
  if (!provider && settings.smtpUrl !== undefined) await describeSender(settings);
}

/** Prints the sender’s DNS records. Bad ones are only warnings, because a correction takes hours to spread. */
async function describeSender(settings: ServerSettings): Promise<void> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const lines = await describeSenderPolicies(settings.mailFrom, (name) => resolver.resolveTxt(name));
  for (const line of lines) console.log(line);
}

/** Answers for a test, by kind of field: the office recognises them as a test, and the contacts reach nobody. */
const testTexts: Partial<Record<FormField['kind'], string>> = {
  text: 'Test: please ignore',
  multiline: 'चाचणी: npm run check:mail',
  mobile: '+1 555 0100 000',
  email: '',
};

/** Makes a test answer for each field of a form. */
function testAnswersOf(form: FormDefinition): Record<string, string> {
  const kinds = new Map(form.fields.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(sampleAnswers(form)).map(([name, sample]) => [
      name,
      testTexts[kinds.get(name) ?? 'select'] ?? sample,
    ]),
  );
}

async function askProvider(
  form: FormDefinition,
  origin: string,
  { mail, allowedOrigins, ofContent }: ServerSettings,
): Promise<boolean> {
  const url = new URL(sendFormPath, origin).href;
  console.log(`The forms send to ${url} (VITE_MAIL_ORIGIN).`);
  const body = new FormData();
  const identifiers = {
    [envelopeFields.serviceId]: mail.serviceId,
    [envelopeFields.templateId]: ownValue(mail.templates, form.id) ?? form.template,
    [envelopeFields.userId]: mail.publicKey,
    [envelopeFields.submissionId]: createSubmissionId(),
    [envelopeFields.language]: ofContent.languages[0],
  };
  for (const [name, value] of Object.entries({ ...testAnswersOf(form), ...identifiers })) body.append(name, value);
  const headers: Record<string, string> = allowedOrigins[0] === undefined ? {} : { origin: allowedOrigins[0] };
  try {
    const answer = await fetch(url, { method: 'POST', body, headers });
    console.log(`It answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    const allowed = answer.headers.get('access-control-allow-origin');
    console.log(
      allowed === null
        ? 'It names no origin that may read the answer: pages will say “unsure”.'
        : `Pages of ${allowed} may read the answer.`,
    );
    return answer.ok;
  } catch (error) {
    console.log(
      `No answer: ${error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : 'unknown'}`,
    );
    return false;
  }
}

async function sendItself(form: FormDefinition, settings: ServerSettings): Promise<boolean> {
  const school = servedSchool(settings);
  const record = testRecord(school, form);
  const mail = composeMail(record, school);
  console.log(`The mail: “${mail.subject}”, from ${mail.from}, to ${mail.to}.`);
  if (settings.smtpUrl === undefined) {
    console.log(`SMTP_URL is not set: mail stays on this machine, in ${settings.dataDir}/mailbox.`);
    const maildir = await Maildir.make(join(settings.dataDir, 'mailbox'));
    const [answer] = (await maildirTransport(maildir).send(mail, mailName(record))).answers;
    console.log(answer?.outcome === 'sent' ? 'It is there now.' : `It could not be written: ${answer?.reply}`);
    return answer?.outcome === 'sent';
  }
  const account = smtpAccount(settings.smtpUrl, settings);
  const { host, port, secure, auth } = account;
  console.log(
    `Connecting to ${host}${port === undefined ? '' : `, port ${port}`}, ${secure ? 'with TLS from the start' : 'with STARTTLS if it is offered'}${auth ? `, as ${auth.user}` : ', without a login'} …`,
  );
  const transport = smtpTransport(account);
  const { answers, trouble } = await transport.send(mail, mailName(record));
  transport.close();
  if (trouble) {
    console.log(`That failed: ${trouble.reply}\n${officeWordsIn.en.notices.outage.why[trouble.kind]}`);
    return false;
  }
  console.log('Connected and logged in.');
  for (const { recipient, outcome, reply } of answers) console.log(`${recipient}: ${outcome}${reply && ` (${reply})`}`);
  return answers.every(({ outcome }) => outcome === 'sent');
}

function testRecord({ languages }: ServedSchool, form: FormDefinition): MailedSubmission {
  return {
    name: recordName({ form: form.id, submissionId: createSubmissionId() }),
    form: form.id,
    reference: 'test',
    spokenNumber: null,
    receivedAt: Date.now(),
    revision: 1,
    tags: [],
    language: languages[0],
    fields: Object.entries(testAnswersOf(form)).map(([name, value]) => ({ name, value })),
  };
}

main().catch(explainAndExit);
