import { envelopeFields, sendFormPath } from '../../forms/form-definition';
import { readSpokenNumber, spokenNumberHeader } from '../../forms/spoken-number';
import { href } from '../href';
import { request } from './http';
import {
  ForeignAnswerError,
  OfflineError,
  RefusedError,
  SendError,
  type SendFailure,
  TimedOutError,
  UnreachableError,
} from './send-errors';
import { retryWhileBusy, type Wait } from './retry-while-busy';

/** Where mail goes and under which names; build-time settings, explained in `.env.example`. */
export const mailSettings = {
  /** Origin of the provider; empty for the endpoint on our own server. */
  origin: (import.meta.env.VITE_MAIL_ORIGIN ?? '').replace(/\/+$/, ''),
  serviceId: import.meta.env.VITE_MAIL_SERVICE_ID || 'gmail',
  publicKey: import.meta.env.VITE_MAIL_PUBLIC_KEY || 'public',
} as const;

/** Where a form posts to, with scripts and without. */
export const sendFormUrl = `${mailSettings.origin}${import.meta.env.VITE_MAIL_ORIGIN ? sendFormPath : href(sendFormPath)}`;

/** How long to wait for an answer. A 2G connection needs about ten seconds; past 25 a person has given up. */
const SEND_TIMEOUT_MS = 25_000;

/** What the endpoint says of a form that it has taken. */
export interface Taken {
  /** Only of our own endpoint. */
  spokenNumber: number | undefined;
}

interface SendOptions {
  url?: string;
  timeoutMs?: number;
  /** How to wait while too many send. */
  wait?: Wait;
}

/**
 * Sends one form as multipart form data, and again while too many send.
 *
 * @param body the form's fields with the provider's three, `submission_id` and `language`
 * @returns `undefined` where `wait` has ended it
 * @throws RefusedError when the answer is not a success, ForeignAnswerError when it is a page, UnreachableError when there
 *   is none, TimedOutError after `timeoutMs` milliseconds
 */
export function sendForm(
  body: FormData,
  { url = sendFormUrl, timeoutMs = SEND_TIMEOUT_MS, wait }: SendOptions = {},
): Promise<Taken | undefined> {
  // An unfilled honeypot is not part of the payload.
  if (body.get(envelopeFields.trap) === '') body.delete(envelopeFields.trap);
  return retryWhileBusy(() => post(body, url, timeoutMs), wait);
}

async function post(body: FormData, url: string, timeoutMs: number): Promise<Taken> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const beganOffline = globalThis.navigator?.onLine === false;
  try {
    // `keepalive`: whoever goes on to another page while it is being sent has sent it all the same.
    const answer = await request(url, { method: 'POST', body, signal: timeout.signal, keepalive: true });
    // A date in `Retry-After` is as good as none.
    if (!answer.ok)
      throw new RefusedError(await describe(answer, url), Number(answer.headers.get('Retry-After')) || undefined);
    if (answer.redirected || answer.headers.get('Content-Type')?.includes('html'))
      throw new ForeignAnswerError(await describe(answer, url));
    return { spokenNumber: readSpokenNumber(answer.headers.get(spokenNumberHeader) ?? '') };
  } catch (error) {
    if (error instanceof SendError) throw error;
    throw withoutAnswer(error, url, timeout.signal.aborted ? timeoutMs : undefined, beganOffline);
  } finally {
    clearTimeout(timer);
  }
}

async function describe(answer: Response, url: string): Promise<SendFailure> {
  const { status, statusText } = answer;
  const text = await answer.text().catch(() => '');
  return { status, statusText, url, text: text.slice(0, 500) };
}

/** @param timedOutMs how long was waited; `undefined` if something else broke it off. */
function withoutAnswer(error: unknown, url: string, timedOutMs: number | undefined, beganOffline: boolean): SendError {
  if (timedOutMs !== undefined) {
    const text = `No answer within ${timedOutMs / 1000} seconds`;
    return new TimedOutError({ status: 0, statusText: 'Timed out', url, text });
  }
  const text = error instanceof Error ? error.message : String(error);
  const failure = { status: 0, statusText: 'No connection', url, text };
  return beganOffline ? new OfflineError(failure) : new UnreachableError(failure);
}
