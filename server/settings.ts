import { resolve } from 'node:path';
import { z } from 'zod';
import { describeProblems, SettingsError } from './settings-error';

/** What the server can be told from outside. Read once, at the start, by `readSettings`. */
export interface Settings {
  /** TCP port of the site and the endpoint; 0 takes any free one. */
  port: number;
  /** TCP port of the inbox, always on loopback. */
  inboxPort: number;
  /** Address to listen on. Loopback, unless a container or a proxy needs the server to be reachable from outside. */
  host: string;
  /** Absolute path of the folder with `spool/` and `mailbox/`. */
  dataDir: string;
  /** Absolute path of the built site. */
  siteDir: string;
  /** `smtp://` or `smtps://` address with name and password; without it mail is kept in the mailbox. Secret. */
  smtpUrl: string | undefined;
  /** Sender of the mails, RFC 5322 mailbox. */
  mailFrom: string;
  /** Who reads what each form sends; one address or several with commas. */
  mailTo: { enquiry: string; career: string };
  /** Origins (scheme://host:port) of other sites whose pages may send. */
  allowedOrigins: string[];
  /** How many proxies in front add to `X-Forwarded-For`. */
  trustProxy: number;
  /** What the forms were built to send: they and the endpoint must agree. */
  mail: MailIdentifiers;
}

export interface MailIdentifiers {
  serviceId: string;
  publicKey: string;
  templates: { enquiry: string; career: string };
}

const mailbox = String.raw`[^\s@<>,;:"()\\[\]]+@[^\s@<>,;:"()\\[\]]+`;
const mailboxList = new RegExp(
  String.raw`^(?:[^<>@,]*<${mailbox}>|${mailbox})(?:\s*,\s*(?:[^<>@,]*<${mailbox}>|${mailbox}))*$`,
);

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((number) => number <= 65_535)
    .default(fallback)
    .meta({ expected: 'a port number from 0 to 65535', write: String(fallback) });
const text = (fallback: string, expected: string) => z.string().default(fallback).meta({ expected, write: fallback });
const askForAddress = (example: string) => ({ expected: 'an e-mail address', write: example });
const mailboxText = z.string().regex(mailboxList);

/** @param sendsOn whether mail goes out by SMTP: then it needs real addresses, and a placeholder would lose it. */
const settingsSchema = (sendsOn: boolean) => {
  const address = (example: string, placeholder: string) =>
    sendsOn ? mailboxText.meta(askForAddress(example)) : mailboxText.default(placeholder).meta(askForAddress(example));
  return z.object({
    PORT: port(3000),
    INBOX_PORT: port(3001),
    HOST: text('127.0.0.1', 'the address to listen on'),
    DATA_DIR: text('.data', 'a folder'),
    SITE_DIR: text('build/client', 'a folder'),
    SMTP_URL: z.string().refine(isSmtpUrl).optional().meta({
      expected: 'the address of a mail server',
      write: 'smtps://name:password@smtp.example.com',
      secret: true,
    }),
    MAIL_FROM: address('SPLS website <website@your-school.in>', 'SPLS website <website@school.example>'),
    MAIL_TO_ENQUIRY: address('office@your-school.in', 'office@school.example'),
    MAIL_TO_CAREER: address('office@your-school.in', 'office@school.example'),
    ALLOWED_ORIGINS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      )
      .refine((origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
      .meta({
        expected: 'origins without a path, separated by commas',
        write: 'https://www.your-school.in,https://your-school.in',
      }),
    TRUST_PROXY: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .default(0)
      .meta({ expected: 'how many proxies stand in front, a whole number', write: '1, or nothing if there is none' }),
    VITE_MAIL_SERVICE_ID: text('gmail', 'a service id'),
    VITE_MAIL_PUBLIC_KEY: text('public', 'a public key'),
    VITE_MAIL_ENQUIRY_TEMPLATE: text('enquiry_form', 'a template id'),
    VITE_MAIL_CAREER_TEMPLATE: text('career_form', 'a template id'),
  });
};

/**
 * Reads and checks every setting of the server. An empty value counts as unset.
 *
 * @param env as `process.env`; names that are not ours are left alone.
 * @throws {SettingsError} one message that lists all that is wrong, a line each. Secrets are not in it.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const schema = settingsSchema('SMTP_URL' in given);
  const result = schema.safeParse(given);
  const problems = result.error ? describeProblems(result.error, schema.shape, given) : [];
  const enquiryTemplate = given.VITE_MAIL_ENQUIRY_TEMPLATE ?? 'enquiry_form';
  if (enquiryTemplate === (given.VITE_MAIL_CAREER_TEMPLATE ?? 'career_form')) {
    problems.push(
      `VITE_MAIL_CAREER_TEMPLATE · expected another id than VITE_MAIL_ENQUIRY_TEMPLATE · found “${enquiryTemplate}” in both · write career_form`,
    );
  }
  if (!result.success || problems.length > 0) throw new SettingsError(problems);
  const read = result.data;
  return {
    port: read.PORT,
    inboxPort: read.INBOX_PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    siteDir: resolve(read.SITE_DIR),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mailTo: { enquiry: read.MAIL_TO_ENQUIRY, career: read.MAIL_TO_CAREER },
    allowedOrigins: read.ALLOWED_ORIGINS,
    trustProxy: read.TRUST_PROXY,
    mail: {
      serviceId: read.VITE_MAIL_SERVICE_ID,
      publicKey: read.VITE_MAIL_PUBLIC_KEY,
      templates: { enquiry: read.VITE_MAIL_ENQUIRY_TEMPLATE, career: read.VITE_MAIL_CAREER_TEMPLATE },
    },
  };
}

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
}
