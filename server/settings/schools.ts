import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { paletteNames, palettes } from '../../look/palettes';
import { ContentError } from '../../model/mistakes/words/content-error';
import { contentFiles } from '../../model/concepts/registry';
import { addressIn } from '../../model/derived/pages/languages';
import { noServerContent, type ServerContent } from '../../model/derived/server-content';
import { contentFolderName } from '../../model/reading/content-folder';
import { readServerContent } from '../../model/reading/read-server-content';
import type { Language } from '../../words/languages';
import { isMailboxList, type MailIdentifiers, type ServerSettings } from './settings';
import { SettingsError } from './settings-error';

/** A school whose forms this server takes. */
export interface ServedSchool extends ServerContent {
  /** Names it in the records, for good. */
  id: string;
  /** In its first language. */
  name: string;
  /** Its Home in the first language: the path of the site of this server, or the site’s address if it is hosted elsewhere. */
  homeUrl: string;
  /** What its forms were built to send. */
  mail: MailIdentifiers;
  /** Origins (scheme://host:port) of other sites whose pages may send. */
  origins: readonly string[];
  /** Sender of the mails, RFC 5322 mailbox. */
  mailFrom: string;
  /** Id of a form → who reads what it sends; one address or several with commas. */
  mailTo: Readonly<Record<string, string>>;
  /** How long what was sent is kept after it was delivered. */
  keepDays: number;
  /** How many forms it may take in a minute, from everybody together. */
  perMinute: number;
}

/** The first speaks for all where it is not known which school a request is for. */
export type Schools = readonly [ServedSchool, ...ServedSchool[]];

/** More than any admission season brings, and too few to fill a disk in a day. */
const defaultPerMinute = 600;

const [defaultPalette] = paletteNames;

const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, 'is no origin');
const recipients = z.string().refine(isMailboxList, 'is no list of e-mail addresses');

const schoolSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens'),
  name: z.string().min(1),
  phones: z.array(z.string()).default([]),
  palette: z.enum(paletteNames).default(defaultPalette),
  homeUrl: z.string().optional(),
  content: z.string().optional(),
  publicKey: z.string().min(1),
  serviceId: z.string().default('gmail'),
  templates: z.record(z.string(), z.string()).default({}),
  origins: z.array(origin).default([]),
  mailFrom: recipients,
  mailTo: z.record(z.string(), recipients),
  keepDays: z.int().min(30).max(3650),
  perMinute: z.int().positive().default(defaultPerMinute),
});

/** As long as the notice says that ships with the site; the law asks for a year at least. */
const defaultKeepDays = 365;

/**
 * The schools of SCHOOLS_FILE, or without it the one that settings and content describe.
 *
 * @param homeUrl of those whose site this server serves
 * @throws {SettingsError}
 */
export async function readSchools(settings: ServerSettings, homeUrl = '/'): Promise<Schools> {
  if (settings.schoolsFile !== undefined) return readSchoolsFile(settings.schoolsFile, settings.ofContent, homeUrl);
  const promised = settings.ofContent.keepDays;
  // Two places that say how long could differ, and parents have read only one of them.
  if (promised !== undefined && settings.keepDays !== undefined && settings.keepDays !== promised) {
    throw new SettingsError([
      `KEEP_DAYS · expected ${promised}, as keepDays in ${contentFolderName()}/${contentFiles.privacy.file} promises · found “${settings.keepDays}” · ` +
        'write nothing here, and the number there',
    ]);
  }
  return [onlySchool(settings, homeUrl)];
}

/** A school as server-rendered pages name it, in the language of a visitor. */
export type Speaker = Pick<ServedSchool, 'name' | 'homeUrl' | 'phones'> & { language: Language };

export function speakerIn(language: Language, school: ServedSchool): Speaker {
  const { name, names, homeUrl, languages, phones } = school;
  const [first] = languages;
  // SCHOOLS_FILE may call a school otherwise than its content does.
  const isNameOfContent = name === names[first];
  return {
    language,
    name: (isNameOfContent && names[language]) || name,
    homeUrl: language === first ? homeUrl : homeUrl.replace(/\/$/, '') + addressIn(language, '/'),
    phones,
  };
}

/** The folder of its host in which the site of a school stands: `/`, or for example `/school/`. */
export function basePathOf({ homeUrl }: Pick<ServedSchool, 'homeUrl'>): string {
  const { pathname } = new URL(homeUrl, 'http://localhost');
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** The one school of a server without SCHOOLS_FILE. */
export function onlySchool(settings: ServerSettings, homeUrl = '/'): ServedSchool {
  const { ofContent } = settings;
  return {
    ...ofContent,
    id: 'school',
    name: ofContent.names[ofContent.languages[0]] ?? 'Our school',
    homeUrl,
    mail: settings.mail,
    origins: settings.allowedOrigins,
    mailFrom: settings.mailFrom,
    mailTo: settings.mailTo,
    perMinute: defaultPerMinute,
    keepDays: settings.keepDays ?? ofContent.keepDays ?? defaultKeepDays,
  };
}

/** @param ofProject for schools that name no folder of their own */
async function readSchoolsFile(path: string, ofProject: ServerContent, ownHomeUrl: string): Promise<Schools> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError([`SCHOOLS_FILE · expected a readable YAML file · found ${error.code} at “${path}”`]);
  });
  const result = z.array(schoolSchema).min(1).safeParse(parse(text));
  const problems = (result.error?.issues ?? []).map(
    ({ path: at, message }) => `${path} · school ${Number(at[0] ?? 0) + 1} · ${at.slice(1).join('.')} · ${message}`,
  );
  const schools = (result.data ?? []).map(({ content, publicKey, serviceId, templates, palette, ...school }, index) => {
    const ofContent =
      content === undefined
        ? ofProject
        : readContentIn(resolve(dirname(path), content), (problem) =>
            problems.push(`${path} · school ${index + 1} · content · ${problem}`),
          );
    const ofForms = Object.fromEntries(ofContent.forms.map(({ id, template }) => [id, templates[id] ?? template]));
    const mail = { publicKey, serviceId, templates: ofForms };
    return { ...ofContent, ...school, homeUrl: school.homeUrl ?? ownHomeUrl, colours: palettes[palette], mail };
  });
  for (const key of ['id', 'publicKey'] as const) {
    const values = (result.data ?? []).map((school) => school[key]);
    const repeated = values.find((value, index) => values.indexOf(value) !== index);
    if (repeated !== undefined)
      problems.push(`${path} · ${key} · expected one of its own for each school · found “${repeated}” twice`);
  }
  for (const [index, { forms, mailTo }] of schools.entries()) {
    for (const { id } of forms.filter((form) => !(form.id in mailTo)))
      problems.push(
        `${path} · school ${index + 1} · mailTo · expected who reads the form “${id}” · write ${id}: office@your-school.in`,
      );
  }
  if (!result.success || problems.length > 0) throw new SettingsError(problems);
  return schools as unknown as Schools;
}

function readContentIn(folder: string, complain: (problem: string) => void): ServerContent {
  try {
    if (existsSync(folder)) return readServerContent(folder);
    complain(`expected a folder like content/ · found nothing at “${folder}”`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    complain(`${folder}: ${error.message}`);
  }
  return noServerContent;
}
