import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { onTestFinished } from 'vitest';
import { serverContentIn, smallSchool } from '../../model/testing/edited-content';
import type { ServerContent } from '../../model/projections/server-content';
import { editFile } from '../../model/writing/edit-file';
import type { Language } from '../../words/languages';
import { type AppOptions, type Apps, createApps } from '../app';
import type { LogEntry } from '../log';
import type { Spool } from '../relay/spool/spool';
import type { SubmissionRecord } from '../relay/spool/submission-record';
import { servedSchool } from '../settings/school';
import { readSettings, type ServerSettings } from '../settings/settings';

export const contentOfSmallSchool = serverContentIn(smallSchool);

export interface TestEndpoint {
  /** `http://127.0.0.1:<port>` */
  url: string;
  dataDir: string;
  settings: ServerSettings;
  apps: Apps;
  log: LogEntry[];
  /** Waits until everything is delivered. @returns the mails in the mailbox, oldest first */
  mails: () => Promise<Email[]>;
}

export const identifiers = { service_id: 'gmail', template_id: 'enquiry_form', user_id: 'public' };

const noLimit = { small: Infinity, large: Infinity, seconds: 1 };
export const noLimits = { address: noLimit, school: noLimit, network: noLimit };

export const enquiry = {
  full_name: 'Asha Patil',
  father_name: 'Ravi Patil',
  mother_name: 'Meera Patil',
  std_dob: '2018-06-15',
  mobile_number: '98765 43210',
  email_id: 'meera@example.com',
  prv_sch_name: 'None',
  address: 'Near the bus stand\nDegloor',
  class_name: 'Grade1',
};

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Content of the small school in some languages. A few texts have Marathi translations, so that tests can tell the languages apart. */
export async function contentInLanguages(...languages: Language[]): Promise<ServerContent> {
  const folder = await temporaryFolder();
  await cp(smallSchool, folder, { recursive: true });
  editFile(join(folder, 'school.yaml'), (content) => content.set(['languages'], languages));
  const translations = `texts:
  - { en: Example School, mr: उदाहरण शाळा }
  - { en: We have your enquiry., mr: तुमची चौकशी मिळाली. }
  - { en: Mobile number, mr: मोबाइल क्रमांक }
  - { en: Enter the student’s date of birth, mr: विद्यार्थ्याची जन्मतारीख लिहा }
`;
  if (languages.includes('mr')) await writeFile(join(folder, 'forms/enquiry.translations.yaml'), translations);
  await appendFile(join(folder, 'mail/enquiry_form.txt'), '\n{{#language}}\nLanguage: {{language}}\n{{/language}}\n');
  return serverContentIn(folder);
}

/** Starts a real server on a free port with its own folder. It ends with the test, and has no rate limits unless `options` sets them. */
export async function startEndpoint(
  env: Record<string, string> = {},
  options: Partial<AppOptions> = {},
): Promise<TestEndpoint> {
  const dataDir = env.DATA_DIR ?? (await temporaryFolder());
  const log: LogEntry[] = [];
  const settings = readSettings({ DATA_DIR: dataDir, ...env }, contentOfSmallSchool);
  const apps = await createApps({
    settings,
    school: () => servedSchool(settings),
    log: (entry) => log.push(entry),
    renderer: () => import('../../app/answers/render'),
    site: false,
    limits: noLimits,
    ...options,
  });
  await apps.site.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => apps.site.close());
  return {
    settings,
    url: `http://127.0.0.1:${(apps.site.server.address() as AddressInfo).port}`,
    dataDir,
    apps,
    log,
    mails: async () => {
      await apps.delivery.settled();
      return readMails(join(dataDir, 'mailbox', 'new'));
    },
  };
}

/** Reads all records, newest first. */
export function readAll({ records }: Spool): SubmissionRecord[] {
  return records.list('all', 1000).flatMap(({ name }) => records.read(name) ?? []);
}

export async function readMails(folder: string): Promise<Email[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

export function formData(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

export function postForm(
  url: string,
  fields: Record<string, string> | FormData,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = fields instanceof FormData ? fields : formData(fields);
  return fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body, headers });
}

export function postJson(url: string, body: object | string, slash = ''): Promise<Response> {
  return fetch(`${url}/api/v1.0/email/send${slash}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Posts a body that no browser would build. */
export function postMultipart(url: string, body: string, boundary = 'b'): Promise<Response> {
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body, headers });
}

/** Posts a form as a page without JavaScript does. We can't use `fetch`, which sends `Sec-Fetch-Mode: cors`. */
export async function postPage(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-mode': 'navigate' },
): Promise<Response> {
  const body = new Response(formData(fields));
  const sending = request(`${url}/api/v1.0/email/send-form`, {
    method: 'POST',
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'content-type': body.headers.get('content-type')!,
      ...headers,
    },
  });
  sending.end(Buffer.from(await body.arrayBuffer()));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return new Response(await buffer(answer), {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  });
}
