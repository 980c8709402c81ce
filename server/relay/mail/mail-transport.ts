import nodemailer from 'nodemailer';
import type { Outcome } from '../spool/submission-record';
import type { Mail } from './compose-mail';

/** Result of a mail for one recipient. */
export interface DeliveryAnswer {
  recipient: string;
  outcome: Outcome;
  /** Reply of the mail server. May quote the mail: for the office, not for logs. */
  reply: string;
  /** An SMTP or system code, for logs. */
  code: string;
}

/** Why the mail server accepts no mail at all. */
export interface MailServerTrouble {
  /**
   * - `away`: it reports a temporary failure, or drops the connection.
   * - `silent`: it doesn't answer in time.
   * - `closed`: the connection is refused.
   * - `unknownName`: the host name doesn't resolve.
   * - `certificate`: its certificate can't be verified.
   * - `noTls`: it doesn't offer TLS, which `smtps:` or the password requires.
   * - `login`: it refuses our name and password.
   */
  kind: 'away' | 'silent' | 'closed' | 'unknownName' | 'certificate' | 'noTls' | 'login';
  /** Reply of the mail server. For the office, not for logs. */
  reply: string;
  /** An SMTP or system code, for logs. */
  code: string;
}

export interface SendResult {
  /** One for each of `mail.recipients`; empty if the session failed before. */
  answers: DeliveryAnswer[];
  trouble?: MailServerTrouble;
}

/** Delivers mails to the mail server or the mailbox. */
export interface MailTransport {
  /** @throws if the mail can't be encoded */
  send(mail: Mail, name: string): Promise<SendResult>;
  /** Tests the connection and login. */
  probe(): Promise<MailServerTrouble | undefined>;
  close(): void;
}

/** Keeps nodemailer from reading files or URLs that appear in input. */
const closedToFilesAndUrls = { disableFileAccess: true, disableUrlAccess: true } as const;
/** Keeps English text readable in the raw file, and avoids `format=flowed`, which rewraps input. */
const textEncoding = { textEncoding: 'quoted-printable' } as const;
/** Prevents automatic replies (RFC 3834 §5). */
const headers = { 'Auto-Submitted': 'auto-generated' } as const;

const composer = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'unix',
  ...closedToFilesAndUrls,
});

/** Encodes a mail as RFC 5322, with `\n` as line ends. */
export async function toMessage({ recipients: _envelope, ...mail }: Mail): Promise<Buffer> {
  const { message } = await composer.sendMail({ ...mail, ...textEncoding, headers });
  return message as Buffer;
}
