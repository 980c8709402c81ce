import { join, resolve } from 'node:path';
import { z } from 'zod';
import { formOfMailTo, settingNamesOf } from '../../forms/setting-names';
import { noServerContent, type ServerContent } from '../../model/projections/server-content';
import { parseCopyTarget } from '../backup/copy-target';
import { describeProblems, SettingsError } from './settings-error';
import { parseSmtpUrl } from './smtp-url';

/** The server's settings, read once at the start. */
export type ServerSettings = ReturnType<typeof readSettings>;

export interface MailIdentifiers {
  serviceId: string;
  publicKey: string;
  /** Form id → mail template id. */
  templates: Readonly<Record<string, string>>;
}

const minPassphraseLength = 12;
/** Settings of a machine: on another one they may be wrong. */
const ofMachine = new Set(['PORT', 'INBOX_PORT', 'HOST', 'DATA_DIR', 'SITE_DIR', 'BACKUP_DIR', 'BACKUP_COPY_KEY']);

const mailbox = String.raw`[^\s@<>,;:"()\\[\]]+@[^\s@<>,;:"()\\[\]]+`;
const mailboxList = new RegExp(
  String.raw`^(?:[^<>@,]*<${mailbox}>|${mailbox})(?:\s*,\s*(?:[^<>@,]*<${mailbox}>|${mailbox}))*$`,
);

function isMailboxList(text: string): boolean {
  return mailboxList.test(text);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((number) => number <= 65_535)
    .default(fallback)
    .meta({ expected: 'a port number from 0 to 65535', write: String(fallback) });
const text = (fallback: string, expected: string) => z.string().default(fallback).meta({ expected, write: fallback });
const mailboxText = z.string().refine(isMailboxList);
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((number) => number >= min && number <= max);

/** @param isNeeded whether mail goes out by SMTP: then a placeholder isn't enough, because mails to it would be lost */
const address = (isNeeded: boolean, example: string, placeholder: string) =>
  (isNeeded ? mailboxText : mailboxText.default(placeholder)).meta({ expected: 'an e-mail address', write: example });

const mailToSchema = (needsAddresses: boolean, names: readonly string[]) =>
  z.object(
    Object.fromEntries(
      names.map((name) => [name, address(needsAddresses, 'office@your-school.in', 'office@school.example')]),
    ),
  );

const settingsSchema = (needsAddresses: boolean) =>
  z.object({
    PORT: port(3000),
    INBOX_PORT: port(3001),
    HOST: text('127.0.0.1', 'the address to listen on'),
    OFFICE_ORIGIN: z
      .string()
      .refine((origin) => origin.startsWith('https://') && isOrigin(origin))
      .optional()
      .meta({ expected: 'an https origin without a path', write: 'https://office.your-school.in' }),
    DATA_DIR: text('.data', 'a folder'),
    SITE_DIR: text('build/client', 'a folder'),
    BACKUP_DIR: z.string().optional().meta({ expected: 'a folder', write: '/srv/backups' }),
    BACKUP_PASSPHRASE: z
      .string()
      .min(minPassphraseLength)
      .optional()
      .meta({
        expected: `a passphrase of at least ${minPassphraseLength} letters`,
        write: 'five words that nobody guesses',
        secret: true,
      }),
    BACKUP_COPY: z
      .string()
      .transform((text, context) => {
        const target = parseCopyTarget(text);
        if (!target) context.addIssue({ code: 'custom' });
        return target;
      })
      .optional()
      .meta({
        expected: 'the full path of a folder, or an address that begins with sftp:// or s3://',
        write: 'sftp://name:password@host/folder',
        secret: true,
      }),
    BACKUP_COPY_KEY: z
      .string()
      .optional()
      .meta({ expected: 'a file with a private key', write: '/srv/school/.ssh/backup' }),
    SMTP_URL: z
      .string()
      .refine((url) => parseSmtpUrl(url) !== undefined)
      .optional()
      .meta({
        expected: 'the address of a mail server',
        write: 'smtps://name:password@smtp.example.com',
        secret: true,
      }),
    SMTP_PASSWORD_IN_CLEAR: z.literal('allow').optional().meta({ expected: '“allow”, or nothing', write: 'nothing' }),
    SMTP_ANY_CERTIFICATE: z.literal('allow').optional().meta({ expected: '“allow”, or nothing', write: 'nothing' }),
    SMTP_HELO_NAME: z
      .string()
      .regex(/^(?:[a-z\d.-]+|\[[a-z\d.:]+\])$/i)
      .optional()
      .meta({ expected: 'the full name of this machine', write: 'www.your-school.in' }),
    DATA_LIMIT_MB: wholeNumber(10, 1_000_000).default(1000).meta({ expected: 'megabytes, at least 10', write: '1000' }),
    MAIL_FROM: address(
      needsAddresses,
      'School website <website@your-school.in>',
      'School website <website@school.example>',
    ),
    ALLOWED_ORIGINS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      )
      .refine((origins) => origins.every((origin) => isOrigin(origin)))
      .meta({
        expected: 'origins without a path, separated by commas',
        write: 'https://www.your-school.in,https://your-school.in',
      }),
    TRUST_PROXY: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .default(0)
      .meta({
        expected: 'how many proxies are in front of the server, a whole number',
        write: '1, or nothing if there is none',
      }),
    VITE_MAIL_SERVICE_ID: text('gmail', 'a service id'),
    VITE_MAIL_PUBLIC_KEY: text('public', 'a public key'),
  });

/**
 * Reads and checks every setting of the server. An empty value counts as unset.
 *
 * @param env as `process.env`; other names are ignored
 * @param ofContent forms that need addresses and templates; commands without forms pass none
 * @param sendsMail whether the program sends mail, and so needs its addresses
 * @throws {SettingsError} lists every problem, one per line, without secrets
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  ofContent: ServerContent = noServerContent,
  sendsMail = true,
) {
  const { forms } = ofContent;
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const needsAddresses = sendsMail && 'SMTP_URL' in given;
  const schema = settingsSchema(needsAddresses);
  const result = schema.safeParse(given);
  const mailToOfForms = mailToSchema(
    needsAddresses,
    forms.map(({ id }) => settingNamesOf(id).mailTo),
  );
  const mailTo = mailToOfForms.safeParse(given);
  const problems = [
    ...(result.error ? describeProblems(result.error, schema.shape, given) : []),
    ...(mailTo.error ? describeProblems(mailTo.error, mailToOfForms.shape, given) : []),
  ];
  const templates = forms.map(({ id, template }) => ({ id, template: given[settingNamesOf(id).template] ?? template }));
  for (const [index, { id, template }] of templates.entries()) {
    const first = templates.find((each) => each.template === template);
    if (!first || first === templates[index]) continue;
    problems.push(
      `${settingNamesOf(id).template} · expected another id than ${settingNamesOf(first.id).template} · found “${template}” in both · write ${forms[index]?.template}`,
    );
  }
  if (!result.success || !mailTo.success || problems.length > 0) throw new SettingsError(problems);
  const read = result.data;
  const mail: MailIdentifiers = {
    serviceId: read.VITE_MAIL_SERVICE_ID,
    publicKey: read.VITE_MAIL_PUBLIC_KEY,
    templates: Object.fromEntries(templates.map(({ id, template }) => [id, template])),
  };
  return {
    /** Content of the school for the server. */
    ofContent,
    /** TCP port of the site and the endpoint; 0 takes any free one. */
    port: read.PORT,
    /** TCP port of the office and of monitoring. */
    officePort: read.INBOX_PORT,
    /** Address to listen on: loopback, unless a container or a proxy needs the server to be reachable from outside. */
    host: read.HOST,
    /**
     * Origin (https://host) as which a proxy makes the office reachable from outside. Needs an account. `undefined`: the office is on this
     * machine only.
     */
    officeOrigin: read.OFFICE_ORIGIN,
    /**
     * Whether others can reach the server: in production, and if there is a proxy. Ports then have to be those of the settings, since the next
     * free one would be that of another school; and the office lets nobody in without an account, since no request certainly comes from this
     * machine.
     */
    isDeployed: given.NODE_ENV === 'production' || read.TRUST_PROXY > 0 || read.OFFICE_ORIGIN !== undefined,
    /** Absolute path of the folder with `spool.db` and `mailbox/`. Only one server at a time uses it. */
    dataDir: resolve(read.DATA_DIR),
    /** Absolute path of the built site. */
    siteDir: resolve(read.SITE_DIR),
    /** Absolute path of the folder of the backups. */
    backupDir: resolve(read.BACKUP_DIR ?? join(read.DATA_DIR, 'backups')),
    /** Secret passphrase with which backups are encrypted; `undefined`: they aren't. */
    backupPassphrase: read.BACKUP_PASSPHRASE,
    /** Where copies of the backups go, with a secret; `undefined`: nowhere. */
    backupCopy: read.BACKUP_COPY,
    /** File with the private key for copies by SFTP; `undefined`: there is a password. */
    backupCopyKey: read.BACKUP_COPY_KEY,
    /** Secret `smtp://` or `smtps://` address of the mail server, with name and password. If unset, mails stay in the mailbox. */
    smtpUrl: read.SMTP_URL,
    /** Allows sending the password of `smtpUrl` without TLS. */
    allowsPlaintextLogin: read.SMTP_PASSWORD_IN_CLEAR === 'allow',
    /** Accepts any certificate from a mail server on another machine. */
    allowsAnyCertificate: read.SMTP_ANY_CERTIFICATE === 'allow',
    /** Our name in EHLO; `undefined`: the name of this machine. */
    heloName: read.SMTP_HELO_NAME,
    /** Limit for records on disk, in bytes. Above it, submissions are refused. */
    dataLimitBytes: read.DATA_LIMIT_MB * 1024 * 1024,
    /** Sender of the mails, RFC 5322 mailbox. */
    mailFrom: read.MAIL_FROM,
    /**
     * Form id → recipients: one address, or several with commas. Includes removed forms, whose submissions may still be waiting for
     * delivery.
     */
    mailTo: Object.fromEntries(
      Object.entries({ ...given, ...mailTo.data }).flatMap(([name, value]) => {
        const form = formOfMailTo(name);
        return form !== undefined && isMailboxList(value) ? [[form, value]] : [];
      }),
    ) as Readonly<Record<string, string>>,
    /** Origins (scheme://host:port) of other sites whose pages may send. */
    allowedOrigins: read.ALLOWED_ORIGINS,
    /** Number of proxies in front that add to `X-Forwarded-For`. */
    trustProxy: read.TRUST_PROXY,
    /** Identifiers in the built pages of the forms. The endpoint accepts no others. */
    mail,
  };
}

/**
 * Writes the settings for the `.env` of another machine. Secrets and what depends on the machine are comments.
 *
 * @param env as `process.env`; other names are left out
 */
export function settingsToKeep(env: Readonly<Record<string, string | undefined>>): string {
  const { shape } = settingsSchema(false);
  const isSecret = (name: string) =>
    name in shape && (shape[name as keyof typeof shape].meta() as { secret?: boolean }).secret;
  return Object.entries(env)
    .filter(([name, value]) => value?.trim() && (name in shape || /^(?:MAIL_TO|VITE)_/.test(name)))
    .sort()
    .map(([name, value = '']) => {
      if (isSecret(name)) return `# ${name}= was set, and is secret: set it again.\n`;
      return `${ofMachine.has(name) ? '# Of the other machine: ' : ''}${name}=${quoted(value.trim())}\n`;
    })
    .join('');
}

/** A value with # would be cut, and one with quotation marks needs others around it. */
function quoted(value: string): string {
  if (!/[#'"`\n]/.test(value)) return value;
  const sign = ['"', "'", '`'].find((each) => !value.includes(each)) ?? '';
  return `${sign}${value}${sign}`;
}
