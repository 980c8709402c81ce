import SMTPConnection, {
  type SMTPConnectionOptions,
  type SMTPConnectionSendInfo,
} from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';
import type { ServerSettings } from '../../settings/settings';
import { parseSmtpUrl } from '../../settings/smtp-url';

/** A failed SMTP command, with the properties of nodemailer's errors. */
export interface SmtpFailure {
  message: string;
  code?: string;
  /** Code of the system or the TLS library; `code` is nodemailer's. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** An error for each rejected recipient, with the mail server's reply. */
  rejectedErrors?: readonly (SmtpFailure & { recipient?: string })[];
  /** Whether we sent the whole mail and got no reply. */
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
 * @param timeouts in milliseconds; tests use shorter ones
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
      // On this machine we accept any certificate: Debian's Postfix has a self-signed one, and nobody can intercept the connection.
      tls: { rejectUnauthorized: !settings.maySkipCertificate && !isLoopback(host) },
      // Require TLS before the login: otherwise we would send the password in clear if an attacker removes the server's offer of STARTTLS.
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
  /** Whether the session can be used for the next mail. */
  isOpen = true;

  private constructor(private readonly connection: SMTPConnection) {
    // An error between two mails shows up with the next mail. Without a listener, the error would end the process.
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

  /** Sends a mail. @throws {SmtpFailure} if the mail server accepted no recipient */
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

/** Waits for nodemailer's callback, or for its event when the connection breaks: then it doesn't call back. */
function untilDone<Result>(
  connection: SMTPConnection,
  begin: (done: (error: Error | null, result?: Result) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Wait a turn, because after a 421 nodemailer reports the end of the connection before the reply.
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
