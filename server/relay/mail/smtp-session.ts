import SMTPConnection, {
  type SMTPConnectionOptions,
  type SMTPConnectionSendInfo,
} from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';
import type { ServerSettings } from '../../settings/settings';
import { parseSmtpUrl } from '../../settings/smtp-url';

/** What nodemailer tells of a failure beside its message. */
export interface SmtpFailure {
  message: string;
  code?: string;
  /** The code of the system or the TLS library; `code` is nodemailer's. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** The recipients whom the server refused, each with its own reply. */
  rejectedErrors?: readonly (SmtpFailure & { recipient?: string })[];
  /** The whole mail went out, and no reply came. */
  isAnswerLost?: boolean;
}

export interface SmtpAccount {
  options: SMTPConnectionOptions;
  auth: { user: string; pass: string } | undefined;
}

/**
 * How long to wait, in milliseconds, as RFC 5321 §4.5.3.2 has it: 5 minutes for the greeting, 10 for the reply to the final
 * dot. Who gives up earlier sends a second copy of what a slow server has taken. nodemailer knows one time-out for all
 * replies.
 */
export const smtpTimeouts = { connectionTimeout: 60_000, greetingTimeout: 5 * 60_000, socketTimeout: 10 * 60_000 };

/**
 * @param url `smtp://` or `smtps://`, name and password in it.
 * @param timeouts in milliseconds; a test waits shorter.
 */
export function smtpAccount(
  url: string,
  settings: Partial<Pick<ServerSettings, 'maySayPasswordInClear' | 'maySkipCertificate' | 'heloName'>> = {},
  timeouts = smtpTimeouts,
): SmtpAccount {
  const { secure, host, port, auth } = parseSmtpUrl(url)!;
  return {
    auth,
    options: {
      host,
      ...(port !== undefined && { port }),
      ...(settings.heloName !== undefined && { name: settings.heloName }),
      secure,
      // Debian's Postfix comes with a self-signed certificate, and on this machine there is no line to intercept.
      tls: { rejectUnauthorized: !settings.maySkipCertificate && !isLoopback(host) },
      // Without this a server that offers no STARTTLS, or whoever strikes the offer out, gets the password in clear.
      requireTLS: auth !== undefined && !secure && !settings.maySayPasswordInClear,
      ...timeouts,
    },
  };
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
}

/** Reports on what another mail server cannot deliver, to the sender’s address; nodemailer asks only where EHLO says DSN (RFC 3461). */
const failureReports: SMTPConnection.DSNOptions = { ret: 'HDRS', notify: ['FAILURE', 'DELAY'] };

/** One connection to the mail server, for one mail after the other. */
export class SmtpSession {
  /** Whether the next mail may go over it. */
  isOpen = true;

  private constructor(private readonly connection: SMTPConnection) {
    // An error between two mails shows with the next; without a listener it would end the process.
    for (const event of ['error', 'end']) connection.on(event, () => (this.isOpen = false));
  }

  /** Connects and logs in. @throws {SmtpFailure} */
  static async open({ options, auth }: SmtpAccount): Promise<SmtpSession> {
    const connection = new SMTPConnection(options);
    try {
      await untilDone<void>(connection, (done) => connection.connect((error) => done(error ?? null)));
      if (auth) await untilDone(connection, (done) => connection.login({ credentials: auth, ...auth }, done));
    } catch (error) {
      connection.close();
      throw error;
    }
    return new SmtpSession(connection);
  }

  /** @throws {SmtpFailure} if no recipient was accepted. */
  async send(from: string, recipients: string[], message: Buffer): Promise<SMTPConnectionSendInfo> {
    let isBodySent = false;
    // nodemailer reads this stream after the server’s 354, and ends it before the final dot.
    const body = Readable.from([message]).on('end', () => (isBodySent = true));
    try {
      return await untilDone(this.connection, (done) =>
        this.connection.send({ from, to: recipients, dsn: failureReports }, body, done),
      );
    } catch (error) {
      const failure = error as SmtpFailure;
      if (isBodySent && failure.responseCode === undefined) failure.isAnswerLost = true;
      throw error;
    }
  }

  /** Makes the session fit for the next mail after one that was refused. */
  async reset(): Promise<void> {
    await untilDone(this.connection, (done) => this.connection.reset(done));
  }

  quit(): void {
    this.connection.quit();
  }

  close(): void {
    this.connection.close();
  }
}

/** A connection that breaks does not call back what was under way; it says so by an event. */
function untilDone<Result>(
  connection: SMTPConnection,
  begin: (done: (error: Error | null, result?: Result) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Later: after a 421 nodemailer tells of the end first, and then what the server has said.
    const onEnd = () =>
      setImmediate(() => {
        finish(Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' }));
      });
    const finish = (error: Error | null, result?: Result) => {
      connection.off('error', finish);
      connection.off('end', onEnd);
      if (error) reject(error);
      else resolve(result as Result);
    };
    connection.once('error', finish);
    connection.once('end', onEnd);
    begin(finish);
  });
}
