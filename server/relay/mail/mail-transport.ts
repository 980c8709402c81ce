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

/** Brings one mail to where the office reads it. */
export interface MailTransport {
  /** @returns one answer for each of `mail.recipients`; never rejects. */
  send(mail: Mail, name: string): Promise<DeliveryAnswer[]>;
  close(): void;
}

/** No part of a mail is ever a path or an address to read from, whatever somebody typed. */
const closedToFilesAndUrls = { disableFileAccess: true, disableUrlAccess: true } as const;
/** Readable in the raw file where the text is English; and never `format=flowed`, which rewraps what people typed. */
const textEncoding = { textEncoding: 'quoted-printable' } as const;

const composer = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'unix',
  ...closedToFilesAndUrls,
});

/** A mail as the bytes of RFC 5322, with `\n` at the ends of lines. */
export async function toMessage({ recipients: _envelope, ...mail }: Mail): Promise<Buffer> {
  const { message } = await composer.sendMail({ ...mail, ...textEncoding });
  return message as Buffer;
}
