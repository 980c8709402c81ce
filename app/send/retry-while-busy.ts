import { RefusedError } from './send-errors';

/** How long to retry before giving up. */
const patienceMs = 180_000;
/** Pauses between tries in seconds; the last one repeats. */
const pauses = [1, 2, 4, 8];
/** Longest `Retry-After` in seconds for which we retry: a server that asks for more isn't just busy. */
const maxRetryAfterS = 30;

/** Waits before the next try. @returns whether to continue */
export type Wait = (ms: number) => Promise<boolean>;

const waitToTheEnd: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms, true));

/**
 * Sends, and retries with jitter while the server is too busy: hundreds of phones share one address at an Indian cell
 * tower, and the endpoint limits submissions per address.
 *
 * @returns the result of `send`; `undefined` if `wait` stopped it
 * @throws the last error of `send`
 */
export async function retryWhileBusy<Answer>(
  send: () => Promise<Answer>,
  wait: Wait = waitToTheEnd,
): Promise<Answer | undefined> {
  const giveUpAt = performance.now() + patienceMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const pauseMs = pauseAfter(error, tries);
      if (performance.now() + pauseMs > giveUpAt) throw error;
      if (!(await wait(pauseMs))) return undefined;
    }
  }
}

function pauseAfter(error: unknown, tries: number): number {
  if (!(error instanceof RefusedError) || !error.isTemporary || error.retryAfter > maxRetryAfterS) return Infinity;
  return Math.max(error.retryAfter, pauses[tries] ?? pauses.at(-1)!) * 1000 * (1 + Math.random());
}
