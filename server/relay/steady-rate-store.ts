/** As many as may send within one window; who came longest ago is forgotten first. */
const mostKeys = 5000;

interface Window {
  count: number;
  /** On the clock of `performance.now()`. */
  beganAtMs: number;
}

/**
 * Counts for `@fastify/rate-limit` by a clock that nobody sets. Its own store asks the wall clock: set back by an hour, it would
 * refuse for an hour everybody who has sent within the last moments, and a whole school.
 */
export class SteadyRateStore {
  private readonly windows = new Map<string, Window>();

  /** @param windowMs of the limit. The answer says how many came within it, and in how many milliseconds it ends. */
  incr(
    key: string,
    answer: (error: Error | null, result: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const known = this.windows.get(key);
    const window = known && known.beganAtMs + windowMs > now ? known : { count: 0, beganAtMs: now };
    window.count += 1;
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size > mostKeys) this.windows.delete(this.windows.keys().next().value ?? '');
    answer(null, { current: window.count, ttl: window.beganAtMs + windowMs - now });
  }

  /** One for each limit. */
  child(): SteadyRateStore {
    return new SteadyRateStore();
  }
}
