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

/** Build-time settings, explained in `.env.example`. */
export const mailSettings = {
  /** Origin of the provider; empty for our own endpoint. */
  origin: (import.meta.env.VITE_MAIL_ORIGIN ?? '').replace(/\/+$/, ''),
  serviceId: import.meta.env.VITE_MAIL_SERVICE_ID || 'gmail',
  publicKey: import.meta.env.VITE_MAIL_PUBLIC_KEY || 'public',
} as const;

/** Address to which forms post, with and without JavaScript. */
export const sendFormUrl = `${mailSettings.origin}${import.meta.env.VITE_MAIL_ORIGIN ? sendFormPath : href(sendFormPath)}`;

/** Time limit of a post. A 2G connection needs about ten seconds; after 25 seconds, people have given up. */
const SEND_TIMEOUT_MS = 25_000;

export interface Taken {
  /** Short number for the telephone, which only our own endpoint returns. */
  spokenNumber: number | undefined;
}

interface SendOptions {
  url?: string;
  timeoutMs?: number;
  /** How to wait while the endpoint is busy. */
  wait?: Wait;
}

/**
 * Sends a form as multipart form data, and retries while the endpoint is busy.
 *
 * @param body all fields of the form, including the hidden ones
 * @returns `undefined` if `wait` stopped it
 * @throws RefusedError when the response is not a success, ForeignAnswerError when it is a page, UnreachableError when
 *   there is none, TimedOutError after `timeoutMs`
 */
export function sendForm(
  body: FormData,
  { url = sendFormUrl, timeoutMs = SEND_TIMEOUT_MS, wait }: SendOptions = {},
): Promise<Taken | undefined> {
  // People leave the honeypot empty; then it isn't sent.
  if (body.get(envelopeFields.trap) === '') body.delete(envelopeFields.trap);
  return retryWhileBusy(() => post(body, url, timeoutMs), wait);
}

async function post(body: FormData, url: string, timeoutMs: number): Promise<Taken> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const beganOffline = globalThis.navigator?.onLine === false;
  try {
    // `keepalive` continues the request when the visitor leaves the page.
    const answer = await request(url, { method: 'POST', body, signal: timeout.signal, keepalive: true });
    // Ignore a date in `Retry-After`; we only use seconds.
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

/** The error for a post without response. @param timedOutMs the time limit, if it was exceeded */
function withoutAnswer(error: unknown, url: string, timedOutMs: number | undefined, beganOffline: boolean): SendError {
  if (timedOutMs !== undefined) {
    const text = `No answer within ${timedOutMs / 1000} seconds`;
    return new TimedOutError({ status: 0, statusText: 'Timed out', url, text });
  }
  const text = error instanceof Error ? error.message : String(error);
  const failure = { status: 0, statusText: 'No connection', url, text };
  return beganOffline ? new OfflineError(failure) : new UnreachableError(failure);
}
