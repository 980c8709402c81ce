import SMTPConnection, {
  type SMTPConnectionOptions,
  type SMTPConnectionSendInfo,
} from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';
import type { ServerSettings } from '../../settings/settings';
import { parseSmtpUrl } from '../../settings/smtp-url';

/** Properties of nodemailer's errors. */
export interface SmtpFailure {
  message: string;
  code?: string;
  /** Code of the system or the TLS library; `code` is nodemailer's. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** Rejected recipients, each with its reply. */
  rejectedErrors?: readonly (SmtpFailure & { recipient?: string })[];
  /** The whole mail was sent, but no reply came. */
  isAnswerLost?: boolean;
}

export interface SmtpAccount {
  options: SMTPConnectionOptions;
  auth: { user: string; pass: string } | undefined;
}

/**
 * Timeouts in milliseconds of RFC 5321 §4.5.3.2: 5 minutes for the greeting, 10 for the reply to the final dot. Shorter ones would cause
 * second copies with slow servers. nodemailer has one timeout for all replies.
 */
export const smtpTimeouts = { connectionTimeout: 60_000, greetingTimeout: 5 * 60_000, socketTimeout: 10 * 60_000 };

/**
 * @param url `smtp://` or `smtps://`, with name and password
 * @param timeouts in milliseconds; shorter in tests
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
      // Debian's Postfix has a self-signed certificate, and connections within this machine can't be intercepted.
      tls: { rejectUnauthorized: !settings.maySkipCertificate && !isLoopback(host) },
      // Without this, the password would go out in clear if the server doesn't offer STARTTLS or an attacker removes the offer.
      requireTLS: auth !== undefined && !secure && !settings.maySayPasswordInClear,
      ...timeouts,
    },
  };
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
}

/** Requests delivery reports to the sender's address; nodemailer does so only if the server supports DSN (RFC 3461). */
const failureReports: SMTPConnection.DSNOptions = { ret: 'HDRS', notify: ['FAILURE', 'DELAY'] };

/** A connection to the mail server, for one mail at a time. */
export class SmtpSession {
  /** Whether it can be used for the next mail. */
  isOpen = true;

  private constructor(private readonly connection: SMTPConnection) {
    // An error between two mails shows up with the next one; without a listener it would end the process.
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

  /** @throws {SmtpFailure} if no recipient was accepted */
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

  /** Resets the session after a rejected mail. */
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

/** nodemailer doesn't call back when the connection breaks, but emits an event. */
function untilDone<Result>(
  connection: SMTPConnection,
  begin: (done: (error: Error | null, result?: Result) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Delayed, because after a 421 nodemailer reports the end before the reply.
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
