import nodemailer from 'nodemailer';
import type { Mail } from './compose-mail';

/** Brings one mail to where the office reads it. Resolves once that place has taken the responsibility for it. */
export interface MailTransport {
  send(mail: Mail, name: string): Promise<void>;
  close(): void;
}

/** No part of a mail is ever a path or an address to read from, whatever somebody typed. */
export const closedToFilesAndUrls = { disableFileAccess: true, disableUrlAccess: true } as const;

/** @param url `smtp://` or `smtps://`, name and password in it. Time-outs are for a village's line, in milliseconds. */
export function smtpTransport(url: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    ...closedToFilesAndUrls,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, ...textEncoding });
    },
    close: () => {
      transport.close();
    },
  };
}

/** Readable in the raw file where the text is English; and never `format=flowed`, which rewraps what people typed. */
export const textEncoding = { textEncoding: 'quoted-printable' } as const;
