import type { Outcome } from '../spool/submission-record';
import { type DeliveryAnswer, type MailTransport, toMessage } from './mail-transport';
import { type SmtpAccount, type SmtpFailure, SmtpSession } from './smtp-session';

/** A server may close what is idle after 5 minutes (RFC 5321 §4.5.3.2.7); we go before it does. In milliseconds. */
const idleMs = 30_000;

/** Sends by SMTP, over connections that are kept for the next mail. */
export function smtpTransport(account: SmtpAccount): MailTransport {
  const idle = new Map<SmtpSession, NodeJS.Timeout>();

  const takeSession = async (): Promise<SmtpSession> => {
    for (const [session, timer] of idle) {
      clearTimeout(timer);
      idle.delete(session);
      if (session.isOpen) return session;
    }
    return SmtpSession.open(account);
  };
  const keepSession = (session: SmtpSession) => {
    const timer = setTimeout(() => {
      idle.delete(session);
      session.quit();
    }, idleMs).unref();
    idle.set(session, timer);
  };

  return {
    send: async (mail) => {
      let session: SmtpSession | undefined;
      try {
        const message = await toMessage(mail);
        session = await takeSession();
        const { rejectedErrors = [] } = await session.send(mail.envelopeFrom, mail.recipients, message);
        keepSession(session);
        return answersOf(mail.recipients, undefined, rejectedErrors);
      } catch (error) {
        const failure = error as SmtpFailure;
        const isSessionFit = failure.responseCode !== undefined && failure.responseCode !== 421;
        if (session && isSessionFit) {
          const used = session;
          await used.reset().then(
            () => {
              keepSession(used);
            },
            () => {
              used.close();
            },
          );
        } else session?.close();
        return answersOf(mail.recipients, failure, failure.rejectedErrors);
      }
    },
    close: () => {
      for (const [session, timer] of idle) {
        clearTimeout(timer);
        session.close();
      }
      idle.clear();
    },
  };
}

/** @param failure what kept the whole mail from being taken; `undefined` if it was taken for somebody. */
function answersOf(
  recipients: readonly string[],
  failure: SmtpFailure | undefined,
  rejected: SmtpFailure['rejectedErrors'] = [],
): DeliveryAnswer[] {
  return recipients.map((recipient) => {
    const own = rejected.find((error) => error.recipient === recipient);
    const what = own ?? failure;
    if (!what) return { recipient, outcome: 'sent', words: '', code: '250' };
    return { recipient, outcome: outcomeOf(what, own !== undefined), words: wordsOf(what), code: codeOf(what) };
  });
}

/** @param isAboutRecipient whether the server said it of this one recipient (RCPT), not of the mail or of us. */
export function outcomeOf(failure: SmtpFailure, isAboutRecipient: boolean): Exclude<Outcome, 'sent'> {
  const { responseCode, response = '', code } = failure;
  if (failure.isAnswerLost) return 'unsure';
  if (code === 'EAUTH' || code === 'ETLS') return 'policy';
  if (responseCode === undefined || responseCode < 500) return 'later';
  // X.7.X is security and policy (RFC 3463 §3.8): about who sends, even where it is said of a recipient.
  return isAboutRecipient && !/^5\d\d[ -]5\.7\./.test(response) ? 'refused' : 'policy';
}

function wordsOf({ response, message, code }: SmtpFailure): string {
  const hint =
    code === 'ETLS'
      ? ' The mail server offers no TLS, and the password would go over the line for all to read: use smtps:// or another port, or set SMTP_PASSWORD_IN_CLEAR=allow.'
      : '';
  return (response ?? message).slice(0, 300) + hint;
}

function codeOf({ code, responseCode, isAnswerLost }: SmtpFailure): string {
  return [isAnswerLost && 'answer lost', code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
