import type { Outcome } from '../spool/submission-record';
import type { Mail } from './compose-mail';
import {
  type DeliveryAnswer,
  type MailServerTrouble,
  type MailTransport,
  type SendResult,
  toMessage,
} from './mail-transport';
import { type SmtpAccount, type SmtpFailure, SmtpSession } from './smtp-session';

/** We close a connection that is idle for this long, in milliseconds. Servers may close it after 5 minutes (RFC 5321 §4.5.3.2.7). */
const idleMs = 30_000;

/** Sends by SMTP, reusing connections. */
export function smtpTransport(account: SmtpAccount): MailTransport {
  const idle = new Map<SmtpSession, NodeJS.Timeout>();

  const takeIdle = (): SmtpSession | undefined => {
    for (const [session, timer] of idle) {
      clearTimeout(timer);
      idle.delete(session);
      if (session.isOpen) return session;
    }
    return undefined;
  };
  const keep = (session: SmtpSession) => {
    const timer = setTimeout(() => {
      idle.delete(session);
      session.quit();
    }, idleMs).unref();
    idle.set(session, timer);
  };
  const closeIdle = () => {
    for (let session = takeIdle(); session; session = takeIdle()) session.close();
  };

  const sendOver = async (session: SmtpSession, mail: Mail, message: Buffer): Promise<SendResult> => {
    try {
      const { rejectedErrors } = await session.send(mail.envelopeFrom, mail.recipients, message);
      keep(session);
      return { answers: answersOf(mail.recipients, undefined, rejectedErrors) };
    } catch (error) {
      const failure = error as SmtpFailure;
      const answers = answersOf(mail.recipients, failure, failure.rejectedErrors);
      // 421 isn't about the mail: the server is closing the connection (RFC 5321 §3.8).
      const isAboutMail = failure.responseCode === undefined ? session.isOpen : failure.responseCode !== 421;
      if (!isAboutMail) {
        session.close();
        return { answers, trouble: troubleOf(failure) };
      }
      await session.reset().then(
        () => {
          keep(session);
        },
        () => {
          session.close();
        },
      );
      return { answers };
    }
  };

  return {
    send: async (mail) => {
      const message = await toMessage(mail);
      const kept = takeIdle();
      const result = kept && (await sendOver(kept, mail, message));
      if (result && !result.trouble) return result;
      // The mail server may have closed idle connections, so only a new connection shows its current state.
      closeIdle();
      if (result?.answers.some(({ outcome }) => outcome === 'unsure')) return result;
      try {
        return await sendOver(await SmtpSession.open(account), mail, message);
      } catch (error) {
        return { answers: [], trouble: troubleOf(error as SmtpFailure) };
      }
    },
    probe: async () => {
      try {
        keep(await SmtpSession.open(account));
        return undefined;
      } catch (error) {
        return troubleOf(error as SmtpFailure);
      }
    },
    close: closeIdle,
  };
}

export function troubleOf(failure: SmtpFailure): MailServerTrouble {
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

/** @param failure failure of the whole mail; `undefined` if the mail server accepted it for some recipient */
function answersOf(
  recipients: readonly string[],
  failure: SmtpFailure | undefined,
  rejected: SmtpFailure['rejectedErrors'] = [],
): DeliveryAnswer[] {
  return recipients.map((recipient) => {
    const own = rejected.find((error) => error.recipient === recipient);
    const what = own ?? failure;
    if (!what) return { recipient, outcome: 'sent', reply: '', code: '250' };
    return { recipient, outcome: outcomeOf(what, own !== undefined), reply: replyOf(what), code: codeOf(what) };
  });
}

/** @param isAboutRecipient whether the reply is about a recipient (RCPT), not about the mail or about us */
function outcomeOf(failure: SmtpFailure, isAboutRecipient: boolean): Exclude<Outcome, 'sent'> {
  const { responseCode, response = '' } = failure;
  if (failure.isAnswerLost) return 'unsure';
  if (responseCode === undefined || responseCode < 500) return 'later';
  // Codes 5.7.x are about security and policy (RFC 3463 §3.8), so about the sender, even in a reply to RCPT.
  return isAboutRecipient && !/^5\d\d[ -]5\.7\./.test(response) ? 'refused' : 'policy';
}

function replyOf({ response, message }: SmtpFailure): string {
  return (response ?? message).slice(0, 300);
}

function codeOf({ code, originalCode, responseCode, isAnswerLost }: SmtpFailure): string {
  return [isAnswerLost && 'answer lost', code, originalCode, responseCode].filter(Boolean).join(' ') || 'unknown';
}
