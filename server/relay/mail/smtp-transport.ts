import nodemailer from 'nodemailer';
import type { ServerSettings } from '../../settings/settings';
import { parseSmtpUrl } from '../../settings/smtp-url';
import type { Outcome } from '../spool/submission-record';
import {
  connections,
  type DeliveryAnswer,
  type MailServerTrouble,
  type MailTransport,
  toMessageOptions,
} from './mail-transport';

/** A failed SMTP command, with the properties of nodemailer's errors. */
interface SmtpFailure {
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
  settings: Partial<Pick<ServerSettings, 'allowsPlaintextLogin' | 'allowsAnyCertificate' | 'heloName'>> = {},
  timeouts = smtpTimeouts,
) {
  const { secure, host, port, auth } = parseSmtpUrl(url)!;
  return {
    host,
    ...(port !== undefined && { port }),
    // Log in although the server doesn't offer it: its refusal says why.
    ...(auth && { auth, forceAuth: true }),
    ...(settings.heloName !== undefined && { name: settings.heloName }),
    secure,
    // On this machine we accept any certificate: Debian's Postfix has a self-signed one, and nobody can intercept the connection.
    tls: { rejectUnauthorized: !settings.allowsAnyCertificate && !isLoopback(host) },
    // Require TLS before the login: otherwise we would send the password in clear if an attacker removes the server's offer of STARTTLS.
    requireTLS: auth !== undefined && !secure && !settings.allowsPlaintextLogin,
    ...timeouts,
  };
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
}

/** Sends by SMTP, over a few connections that stay open. */
export function smtpTransport(account: ReturnType<typeof smtpAccount>): MailTransport {
  const pool = nodemailer.createTransport({
    ...account,
    pool: true,
    maxConnections: connections,
    // If a connection ends before anything of its mail was read, the pool tries the mail on another: the mail server may have ended all idle ones.
    maxRequeues: connections,
  });
  /** Message-ID → `begun` once the mail server has let us in, `whole` once we have sent everything up to the final dot. */
  const progress = new Map<string, 'begun' | 'whole'>();
  pool.use('stream', ({ data, message }, done) => {
    const id = String(data.messageId);
    // nodemailer asks for this stream once it is logged in, and reads it after the server's 354.
    message.processFunc((input) => {
      progress.set(id, 'begun');
      return input.on('end', () => progress.set(id, 'whole'));
    });
    done();
  });
  return {
    send: async (mail) => {
      try {
        const { accepted, rejectedErrors } = await pool.sendMail({
          ...toMessageOptions(mail),
          envelope: { from: mail.envelopeFrom, to: mail.recipients },
          // Reports of failures and delays to the sender's address, if the server supports DSN (RFC 3461).
          dsn: { ret: 'HDRS', notify: ['FAILURE', 'DELAY'] },
        });
        const silence = { message: 'no reply about this recipient', isAnswerLost: true, rejectedErrors };
        return { answers: answersOf(mail.recipients, silence, accepted) };
      } catch (error) {
        const failure = error as SmtpFailure;
        failure.isAnswerLost = progress.get(mail.messageId) === 'whole' && failure.responseCode === undefined;
        const answers = progress.has(mail.messageId) ? answersOf(mail.recipients, failure) : [];
        return isAboutMail(failure) ? { answers } : { answers, trouble: troubleOf(failure) };
      } finally {
        progress.delete(mail.messageId);
      }
    },
    close: () => {
      pool.close();
    },
  };
}

/** Whether the mail server refuses this mail only. 421 isn't about the mail: the server is closing the connection (RFC 5321 §3.8). */
function isAboutMail({ code, responseCode }: SmtpFailure): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421;
}
function troubleOf(failure: SmtpFailure): MailServerTrouble {
  return { kind: kindOf(failure), reply: replyOf(failure), code: codeOf(failure) };
}

function kindOf({ code = '', originalCode = '', responseCode }: SmtpFailure): MailServerTrouble['kind'] {
  if (responseCode === 421) return 'away';
  if (code === 'EAUTH') return 'login';
  if (code === 'ETLS' && responseCode !== undefined) return 'noTls';
  if (code === 'EDNS') return 'unknownName';
  if (/TIMEDOUT|UNREACH/.test(code + originalCode)) return 'silent';
  if (originalCode === 'ECONNREFUSED') return 'closed';
  // Codes of certificate errors: https://nodejs.org/api/tls.html#x509-certificate-error-codes
  if (/CERT|UNABLE_TO|HOSTNAME_MISMATCH|INVALID_CA/.test(originalCode)) return 'certificate';
  return /SSL|EPROTO/.test(originalCode) ? 'noTls' : 'away';
}

/** @param failure what happened to recipients that were neither accepted nor rejected by name */
function answersOf(
  recipients: readonly string[],
  failure: SmtpFailure,
  accepted: readonly string[] = [],
): DeliveryAnswer[] {
  return recipients.map((recipient) => {
    if (accepted.includes(recipient)) return { recipient, outcome: 'sent', reply: '', code: '250' };
    const own = failure.rejectedErrors?.find((error) => error.recipient === recipient);
    const what = own ?? failure;
    return { recipient, outcome: outcomeOf(what, own !== undefined), reply: replyOf(what), code: codeOf(what) };
  });
}

/** @param isAboutRecipient whether the reply is about a recipient (RCPT), not about the mail or about us */
function outcomeOf(failure: SmtpFailure, isAboutRecipient: boolean): Exclude<Outcome, 'sent'> {
  const { responseCode, response = '' } = failure;
  if (failure.isAnswerLost) return 'unsure';
  if (responseCode === undefined || responseCode < 500 || !isAboutMail(failure)) return 'later';
  // Codes 5.7.x are about security and policy (RFC 3463 §3.8), so about the sender, even in a reply to RCPT.
  return isAboutRecipient && !/^5\d\d[ -]5\.7\./.test(response) ? 'refused' : 'policy';
}

function replyOf({ response, message }: SmtpFailure): string {
  return (response ?? message).slice(0, 300);
}

function codeOf({ code, originalCode, responseCode, isAnswerLost }: SmtpFailure): string {
  return [isAnswerLost && 'answer lost', code, originalCode, responseCode].filter(Boolean).join(' ') || 'unknown';
}
