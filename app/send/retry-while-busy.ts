import { RefusedError } from './send-errors';

/** How long a form is tried again by itself, in milliseconds. */
const patienceMs = 180_000;
/** The first pauses, in seconds; the last one goes on. */
const pauses = [1, 2, 4, 8];
/** A server that asks for more, in seconds, has another trouble than many senders. */
const longestRetryAfter = 30;

/** Waits for some milliseconds; resolves to whether to go on then. */
export type Wait = (ms: number) => Promise<boolean>;

const waitToTheEnd: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms, true));

/**
 * Sends, and again after a pause for as long as the answer says that nothing was taken in: hundreds of phones share one
 * address at an Indian mast, and the endpoint takes only so many forms from an address. Chance spreads their tries.
 *
 * @returns what `send` gave; `undefined` where `wait` has ended it
 * @throws whatever `send` threw last
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
  if (!(error instanceof RefusedError) || !error.isTemporary || error.retryAfter > longestRetryAfter) return Infinity;
  return Math.max(error.retryAfter, pauses[tries] ?? pauses.at(-1)!) * 1000 * (1 + Math.random());
}
