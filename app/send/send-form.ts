import { envelopeFields, sendFormPath } from '../../forms/form-definition';
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

/** Where mail goes and under which names; build-time settings, explained in `.env.example`. */
export const mailSettings = {
  /** Origin of the provider; empty for the endpoint on our own server. */
  origin: (import.meta.env.VITE_MAIL_ORIGIN ?? '').replace(/\/+$/, ''),
  serviceId: import.meta.env.VITE_MAIL_SERVICE_ID || 'gmail',
  publicKey: import.meta.env.VITE_MAIL_PUBLIC_KEY || 'public',
} as const;

/** Where a form posts to, with scripts and without. */
export const sendFormUrl = `${mailSettings.origin}${sendFormPath}`;

/** How long to wait for an answer. A 2G connection needs about ten seconds; past 25 a person has given up. */
const SEND_TIMEOUT_MS = 25_000;

/**
 * Sends one form as multipart form data.
 *
 * @param body the form's fields with the provider's three, `submission_id` and `language`
 * @throws RefusedError when the answer is not a success, ForeignAnswerError when it is a page, UnreachableError when there
 *   is none, TimedOutError after `timeoutMs` milliseconds
 */
export async function sendForm(body: FormData, { url = sendFormUrl, timeoutMs = SEND_TIMEOUT_MS } = {}): Promise<void> {
  // An unfilled honeypot is not part of the payload.
  if (body.get(envelopeFields.trap) === '') body.delete(envelopeFields.trap);

  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const beganOffline = globalThis.navigator?.onLine === false;
  try {
    const first = await post(url, body, timeout.signal);
    const answer = first.status === 429 ? await retryAfterPause(first, url, body, timeout.signal) : first;
    if (!answer.ok) throw new RefusedError(await describe(answer, url));
    if (answer.redirected || answer.headers.get('Content-Type')?.includes('html'))
      throw new ForeignAnswerError(await describe(answer, url));
  } catch (error) {
    if (error instanceof SendError) throw error;
    throw withoutAnswer(error, url, timeout.signal.aborted ? timeoutMs : undefined, beganOffline);
  } finally {
    clearTimeout(timer);
  }
}

function post(url: string, body: FormData, signal: AbortSignal): Promise<Response> {
  // `keepalive`: whoever goes on to another page while it is being sent has sent it all the same.
  return request(url, { method: 'POST', body, signal, keepalive: true });
}

/**
 * Many phones share one address at an Indian mast, and the endpoint takes one request a second from an address. 429
 * says that nothing was taken in, so this is the one answer after which the same post is repeated by itself.
 */
async function retryAfterPause(answer: Response, url: string, body: FormData, signal: AbortSignal): Promise<Response> {
  const seconds = Number(answer.headers.get('Retry-After')) || 1;
  await pause(Math.min(seconds, 5) * 1000 + Math.random() * 1000, signal);
  return post(url, body, signal);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The wait was cut short', 'AbortError'));
    });
  });
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
