import nodemailer from 'nodemailer';
import type { Outcome } from '../spool/submission-record';
import type { Mail } from './compose-mail';

/** What came of a mail for one recipient. */
export interface DeliveryAnswer {
  recipient: string;
  outcome: Outcome;
  /** What the other side said. May quote the mail: for the office, not for logs. */
  words: string;
  /** An SMTP or system code, for logs. */
  code: string;
}

/** Why no mail goes out now, whichever it is. */
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
  /** What it said. For the office, not for logs. */
  words: string;
  /** An SMTP or system code, for logs. */
  code: string;
}

export interface SendResult {
  /** One for each of `mail.recipients`; none if it did not come to this mail. */
  answers: DeliveryAnswer[];
  trouble?: MailServerTrouble;
}

/** Brings one mail to where the office reads it. */
export interface MailTransport {
  /** @throws if the mail cannot be written as a message. */
  send(mail: Mail, name: string): Promise<SendResult>;
  /** Whether mail could go out now: connects and logs in. */
  probe(): Promise<MailServerTrouble | undefined>;
  close(): void;
}

/** No part of a mail is ever a path or an address to read from, whatever somebody typed. */
const closedToFilesAndUrls = { disableFileAccess: true, disableUrlAccess: true } as const;
/** Readable in the raw file where the text is English; and never `format=flowed`, which rewraps what people typed. */
const textEncoding = { textEncoding: 'quoted-printable' } as const;
/** Nobody’s holiday notice shall answer a program (RFC 3834 §5). */
const headers = { 'Auto-Submitted': 'auto-generated' } as const;

const composer = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'unix',
  ...closedToFilesAndUrls,
});

/** A mail as the bytes of RFC 5322, with `\n` at the ends of lines. */
export async function toMessage({ recipients: _envelope, ...mail }: Mail): Promise<Buffer> {
  const { message } = await composer.sendMail({ ...mail, ...textEncoding, headers });
  return message as Buffer;
}
