export interface Rate {
  /** Tokens in a full bucket: so many may be taken in one moment. */
  burst: number;
  perSecond: number;
}

/** Lets through as many as there are tokens; they come back at a steady rate. */
export class TokenBucket {
  private tokens: number;
  /** By a clock that nobody sets: one that is set back by an hour would refuse everybody for an hour. */
  private countedAtMs = performance.now();

  constructor(private readonly rate: Rate) {
    this.tokens = rate.burst;
  }

  /** In how many milliseconds there will be a token; 0 if there is one. */
  waitMs(count = 1): number {
    const { burst, perSecond } = this.rate;
    const now = performance.now();
    this.tokens = Math.min(burst, this.tokens + ((now - this.countedAtMs) / 1000) * perSecond);
    this.countedAtMs = now;
    const missing = Math.min(count, burst) - this.tokens;
    return missing <= 0 ? 0 : Math.floor((missing / perSecond) * 1000);
  }

  /**
   * Takes tokens, also such as are still to come: whoever takes after that waits longer.
   *
   * @param patienceMs how long they may be in coming, in milliseconds
   * @returns in how many milliseconds they are there. If that is more than `patienceMs`, none was taken.
   */
  take(count = 1, patienceMs = 0): number {
    const waitMs = this.waitMs(count);
    if (waitMs <= patienceMs) this.tokens -= Math.min(count, this.rate.burst);
    return waitMs;
  }
}
