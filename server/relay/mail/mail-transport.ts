import nodemailer from 'nodemailer';
import type { Outcome } from '../spool/submission-record';
import type { Mail } from './compose-mail';

/** Result of a mail for one recipient. */
export interface DeliveryAnswer {
  recipient: string;
  outcome: Outcome;
  /** Reply of the mail server. It may quote the mail, so show it to the office only, and don't log it. */
  reply: string;
  /** An SMTP or system code, for logs. */
  code: string;
}

/** Why the mail server accepts no mail at all. */
export interface MailServerTrouble {
  /**
   * What the mail server does:
   *
   * - `away`: it reports a temporary failure, or drops the connection.
   * - `silent`: it doesn't answer in time.
   * - `closed`: the connection is refused.
   * - `unknownName`: the host name doesn't resolve.
   * - `certificate`: its certificate can't be verified.
   * - `noTls`: it doesn't offer TLS, which `smtps:` or the password requires.
   * - `login`: it refuses our name and password.
   */
  kind: 'away' | 'silent' | 'closed' | 'unknownName' | 'certificate' | 'noTls' | 'login';
  /** Reply of the mail server, for the office. Don't log it. */
  reply: string;
  /** An SMTP or system code, for logs. */
  code: string;
}

export interface SendResult {
  /** An answer for each of `mail.recipients`; empty if the session failed before the mail. */
  answers: DeliveryAnswer[];
  trouble?: MailServerTrouble;
}

/** Delivers mails to the mail server or the mailbox. */
export interface MailTransport {
  /** Sends a mail. @param name as from `mailName` @throws if the mail can't be encoded */
  send(mail: Mail, name: string): Promise<SendResult>;
  /** Tests connection and login. @returns why the mail server accepts no mail; `undefined` if it accepts mail */
  probe(): Promise<MailServerTrouble | undefined>;
  close(): void;
}

/** Options that keep nodemailer from reading files or URLs that appear in a visitor's input. */
const closedToFilesAndUrls = { disableFileAccess: true, disableUrlAccess: true } as const;
/** This encoding keeps English text readable in the raw file, and avoids `format=flowed`, which rewraps the visitor's text. */
const textEncoding = { textEncoding: 'quoted-printable' } as const;
/** Headers that prevent automatic replies (RFC 3834 §5). */
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
