import type { Outcome } from '../spool/submission-record';
import type { Mail } from './compose-mail';

/** Number of mails under way at the same time, each over a connection of its own: few enough for the mail server of any provider. */
export const connections = 3;

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
  close(): void;
}

/** Options for a mail, as nodemailer takes them. */
export function toMessageOptions({ recipients: _envelope, envelopeFrom: _sender, ...mail }: Mail) {
  return {
    ...mail,
    // Keeps nodemailer from reading files or URLs that appear in a visitor's input.
    disableFileAccess: true,
    disableUrlAccess: true,
    // Keeps English text readable in the raw file, and avoids `format=flowed`, which rewraps the visitor's text.
    textEncoding: 'quoted-printable',
    // Prevents automatic replies (RFC 3834 §5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  } as const;
}
