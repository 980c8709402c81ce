import { ByNetwork } from '../rates/by-network';
import { bodyLimitBytes } from './read-body';
import { problems } from './relay-problem';
import { type Rate, TokenBucket } from '../rates/token-bucket';

/**
 * What one address may send, in forms: two hundred families behind the one address of a mobile network at once, a thousand
 * within two minutes. Below the school's own rate, so that no single address can use that up. See decision 39.
 */
const defaultRate: Rate = { burst: 300, perSecond: 7 };
/** What counts as one form. A body of 49 KB, which is nearly as much work as seven, counts as seven. */
const formBytes = 8 * 1024;
/** Pages without scripts are read before they are judged, so that what was typed can be given back; but not without end. */
const pagesPerForm = 4;
/** How long a page without scripts is held. Less than a server that is told to stop gives to what is under way. */
const holdMs = 8000;
/** Pages held at a time, of all addresses; each is kept in memory. */
const mostHeld = 200;
/** Refused requests of all addresses. Beyond it, whoever was refused lately is refused before the body is read. */
const refusedRate: Rate = { burst: 100, perSecond: 10 };
const latelyMs = 60_000;
/** Forms that a school takes in a minute: more than any admission season brings, and too few to fill a disk in a day. */
const defaultPerMinute = 600;
const daySeconds = 24 * 60 * 60;
/** Bytes that one network may store in a day: ten thousand forms, and a fiftieth of the default DATA_LIMIT_MB. */
const defaultDailyBytes = 20 * 1024 * 1024;
/** Storage of a submission besides its answers: row, indexes and attempts. */
const recordBytes = 1024;

interface Sender {
  forms: TokenBucket;
  pages: TokenBucket;
  /** When a request was refused last, on the clock of `performance.now()`. */
  refusedAtMs: number;
}

/** What a request is, as far as it is known before its body. */
export interface Arrival {
  ip: string;
  /** `Content-Length`; `undefined` for a body in chunks. */
  bytes: number | undefined;
  /** Sent by a page without scripts. */
  isPage: boolean;
}

/** Decides who has to wait. Addresses are known in memory only. */
export class Throttle {
  private readonly senders: ByNetwork<Sender>;
  /** Daily bytes, and the half of them that submissions larger than an ordinary form may use. */
  private readonly budgets: ByNetwork<{ all: TokenBucket; large: TokenBucket }>;
  private readonly school: TokenBucket;
  private readonly refused = new TokenBucket(refusedRate);
  private held = 0;

  /** @param rate of one address */
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
   * Before the body is read.
   *
   * @throws {RelayProblem}
   */
  admit(arrival: Arrival): void {
    const { forms, pages, refusedAtMs } = this.senders.at(arrival.ip);
    if (performance.now() - refusedAtMs < latelyMs) refuseBefore(this.refused.waitMs());
    refuseBefore((arrival.isPage ? pages : forms).take(tokensFor(arrival)));
  }

  /**
   * For a page without scripts, which cannot try again by itself: waits until it may be stored.
   *
   * @throws {RelayProblem} if that would be too long
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
   * For what is right in itself: anything else takes nothing away from the school.
   *
   * @throws {RelayProblem} if the school has had too much from everybody together
   */
  admitToSchool(): void {
    const waitMs = this.school.take();
    if (waitMs > 0) throw problems.schoolTooOften(inSeconds(waitMs));
  }

  /**
   * Takes the bytes of a submission from the budget of its network.
   *
   * @returns seconds until the budget allows it; 0 if they were taken
   */
  afford(ip: string, answerBytes: number): number {
    const bytes = recordBytes + answerBytes;
    const { all, large } = this.budgets.at(ip);
    // Large submissions must leave enough for the other families behind the address.
    const buckets = answerBytes > formBytes ? [all, large] : [all];
    const waitMs = Math.max(...buckets.map((bucket) => bucket.waitMs(bytes)));
    if (waitMs > 0) return inSeconds(waitMs);
    for (const bucket of buckets) bucket.take(bytes);
    return 0;
  }

  /** Counts a request that nobody could have taken. */
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
