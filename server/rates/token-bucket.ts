export interface Rate {
  /** Capacity: tokens that can be taken at once. */
  burst: number;
  perSecond: number;
}

/** Rate limiter. Tokens are refilled at a steady rate. */
export class TokenBucket {
  private tokens: number;
  /** Time of the last count, monotonic: if we used the system clock and someone set it back an hour, we would refuse clients for an hour. */
  private countedAtMs = performance.now();

  constructor(private readonly rate: Rate) {
    this.tokens = rate.burst;
  }

  /** Milliseconds until a token is available; 0 if one is. */
  waitMs(count = 1): number {
    const { burst, perSecond } = this.rate;
    const now = performance.now();
    this.tokens = Math.min(burst, this.tokens + ((now - this.countedAtMs) / 1000) * perSecond);
    this.countedAtMs = now;
    const missing = Math.min(count, burst) - this.tokens;
    return missing <= 0 ? 0 : Math.floor((missing / perSecond) * 1000);
  }

  /**
   * Takes tokens, including future ones, so that later calls wait longer.
   *
   * @param patienceMs longest acceptable wait in milliseconds
   * @returns milliseconds to wait; if that exceeds `patienceMs`, nothing was taken
   */
  take(count = 1, patienceMs = 0): number {
    const waitMs = this.waitMs(count);
    if (waitMs <= patienceMs) this.tokens -= Math.min(count, this.rate.burst);
    return waitMs;
  }
}
