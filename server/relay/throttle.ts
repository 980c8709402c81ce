import { ByNetwork } from '../rates/by-network';
import { bodyLimitBytes } from './read-body';
import { problems } from './relay-problem';
import { type Rate, TokenBucket } from '../rates/token-bucket';

/**
 * How many forms one network address may send: enough for two hundred families who share it at once, and for a thousand in two minutes.
 * This is less than the limit of the whole school, so that one address can't use the school's limit up. See decision 39.
 */
const defaultRate: Rate = { burst: 300, perSecond: 7 };
/** Size of a body that counts as one form. A body of 49 KB is nearly as much work as seven forms, and counts as seven. */
const formBytes = 8 * 1024;
/** We read no-JavaScript requests before applying limits, so that we can give the input back, but not without limit. */
const pagesPerForm = 4;
/** How long we delay a no-JavaScript request: less than the time that a stopping server gives its running requests. */
const holdMs = 8000;
/** Limit of delayed requests at a time, for all addresses, because we keep each in memory. */
const mostHeld = 200;
/** Limit of refusals for all addresses. Past this limit, we reject clients that were refused recently before we read their body. */
const refusedRate: Rate = { burst: 100, perSecond: 10 };
const latelyMs = 60_000;
/** Limit of forms per minute for a school: more than in any admission season, and too few to fill a disk in a day. */
const defaultPerMinute = 600;
const daySeconds = 24 * 60 * 60;
/** Limit of bytes per day for a network: ten thousand forms, and a fiftieth of the default DATA_LIMIT_MB. */
const defaultDailyBytes = 20 * 1024 * 1024;
/** Bytes on disk per submission besides its answers: row, indexes and attempts. */
const recordBytes = 1024;

interface Sender {
  forms: TokenBucket;
  pages: TokenBucket;
  /** Time of the sender's last refusal, as in `performance.now()`. */
  refusedAtMs: number;
}

/** What we know about a request before its body. */
export interface Arrival {
  ip: string;
  /** `Content-Length`; `undefined` for a chunked body. */
  bytes: number | undefined;
  /** A no-JavaScript request. */
  isPage: boolean;
}

/** Applies rate limits. Addresses are kept in memory only. */
export class Throttle {
  private readonly senders: ByNetwork<Sender>;
  /** Bytes that each network may still send today. Large submissions may use half of them. */
  private readonly budgets: ByNetwork<{ all: TokenBucket; large: TokenBucket }>;
  private readonly school: TokenBucket;
  private readonly refused = new TokenBucket(refusedRate);
  private held = 0;

  /** @param rate limit for one address */
  constructor(rate: Rate = defaultRate, dailyBytes = defaultDailyBytes, perMinute = defaultPerMinute) {
    const { burst, perSecond } = rate;
    const pageRate = { burst: burst * pagesPerForm, perSecond: perSecond * pagesPerForm };
    this.senders = new ByNetwork(
      () => ({ forms: new TokenBucket(rate), pages: new TokenBucket(pageRate), refusedAtMs: -Infinity }),
      8,
    );
    const daily = (bytes: number) => new TokenBucket({ burst: bytes, perSecond: bytes / daySeconds });
    this.budgets = new ByNetwork(() => ({ all: daily(dailyBytes), large: daily(dailyBytes / 2) }), 6);
    this.school = new TokenBucket({ burst: perMinute, perSecond: perMinute / 60 });
  }

  /**
   * To be called before the body is read.
   *
   * @throws {RelayProblem}
   */
  admit(arrival: Arrival): void {
    const { forms, pages, refusedAtMs } = this.senders.at(arrival.ip);
    if (performance.now() - refusedAtMs < latelyMs) refuseBefore(this.refused.waitMs());
    refuseBefore((arrival.isPage ? pages : forms).take(tokensFor(arrival)));
  }

  /**
   * Waits until a no-JavaScript request may be stored, since such a page can't retry by itself.
   *
   * @throws {RelayProblem} if that would take too long
   */
  async hold(arrival: Arrival): Promise<void> {
    const patienceMs = this.held < mostHeld ? holdMs : 0;
    const waitMs = this.senders.at(arrival.ip).forms.take(tokensFor(arrival), patienceMs);
    refuseBefore(waitMs, patienceMs);
    if (waitMs === 0) return;
    this.held += 1;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    this.held -= 1;
  }

  /**
   * To be called for valid submissions only, so that others don't use up the school's limit.
   *
   * @throws {RelayProblem} if the school's limit is exceeded
   */
  admitToSchool(): void {
    const waitMs = this.school.take();
    if (waitMs > 0) throw problems.schoolTooOften(inSeconds(waitMs));
  }

  /**
   * Takes the bytes of a submission from its network's budget.
   *
   * @returns seconds until the budget allows it; 0 if they were taken
   */
  afford(ip: string, answerBytes: number): number {
    const bytes = recordBytes + answerBytes;
    const { all, large } = this.budgets.at(ip);
    // Large submissions must leave enough for other families behind the address.
    const buckets = answerBytes > formBytes ? [all, large] : [all];
    const waitMs = Math.max(...buckets.map((bucket) => bucket.waitMs(bytes)));
    if (waitMs > 0) return inSeconds(waitMs);
    for (const bucket of buckets) bucket.take(bytes);
    return 0;
  }

  /** Counts an invalid request of this client. */
  noteRefusal(ip: string): void {
    this.senders.at(ip).refusedAtMs = performance.now();
    this.refused.take();
  }
}

function tokensFor({ bytes = bodyLimitBytes }: Arrival): number {
  return Math.max(1, Math.ceil(Math.min(bytes, bodyLimitBytes) / formBytes));
}

function refuseBefore(waitMs: number, patienceMs = 0): void {
  if (waitMs > patienceMs) throw problems.tooOften(inSeconds(waitMs));
}

function inSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
