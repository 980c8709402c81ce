import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../network-of';
import { announcedBytes } from './read-body';
import { problems, type RelayProblem } from './relay-problem';

/** How many forms are taken within a time. */
export interface RateLimit {
  /** For forms of at most `smallBytes`. */
  small: number;
  /** For larger ones and those of unknown size, which are more work: one of 49 KB takes as long as seven small ones. */
  large: number;
  seconds: number;
}

export interface RateLimits {
  /** For one address: enough for two hundred families who share it at once, and for a thousand in two minutes. */
  address: RateLimit;
  /** For the whole school: more than in any admission season, and more than one address may send. */
  school: RateLimit;
  /** For one network, against filling the disk: at most 35 MB. */
  network: RateLimit;
}

/** See decision 39. Pages wait for at most 30 seconds. */
export const defaultLimits: RateLimits = {
  address: { small: 300, large: 10, seconds: 30 },
  school: { small: 600, large: 40, seconds: 30 },
  network: { small: 3000, large: 200, seconds: 24 * 60 * 60 },
};

const smallBytes = 8 * 1024;
/** How often we read a no-JavaScript request beyond the limit, so that we can give the input back. */
const readBeyondLimit = 900;
export interface Limiters {
  /**
   * Counts a request, before its body is read.
   *
   * @returns the refusal, if there were too many
   */
  ofAddress: (request: FastifyRequest) => Promise<{ refusal: RelayProblem | undefined; mayRead: boolean }>;
  /** Counts a valid submission before it is stored. @throws {RelayProblem} if there were too many */
  ofStored: (request: FastifyRequest) => Promise<void>;
}

/** Counts requests, in memory only. */
export async function rateLimits(app: FastifyInstance, limits: RateLimits = defaultLimits): Promise<Limiters> {
  await app.register(rateLimit, { global: false });
  const limiter = ({ small, large, seconds }: RateLimit, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max: (request) => (isLarge(request) ? large : small),
      timeWindow: seconds * 1000,
      ban: readBeyondLimit,
      keyGenerator: (request) => `${keyOf(request)} ${isLarge(request)}`,
    });
  const ofAddress = limiter(limits.address, ({ ip }) => networkOf(ip, 64));
  const ofSchool = limiter(limits.school, () => 'school');
  const ofNetwork = limiter(limits.network, ({ ip }) => networkOf(ip, 48));
  return {
    ofAddress: async (request) => {
      const found = await ofAddress(request);
      if (found.isAllowed || !found.isExceeded) return { refusal: undefined, mayRead: true };
      return { refusal: problems.tooOften(found.ttlInSeconds), mayRead: !found.isBanned && !isLarge(request) };
    },
    ofStored: async (request) => {
      // A network beyond its limit must not use up the school's, so ask before counting.
      const network = await ofNetwork(request, { increment: false });
      if (!network.isAllowed && network.remaining === 0) throw problems.networkFull(network.ttlInSeconds);
      const school = await ofSchool(request);
      if (!school.isAllowed && school.isExceeded) throw problems.schoolTooOften(school.ttlInSeconds);
      await ofNetwork(request);
    },
  };
}

function isLarge(request: FastifyRequest): boolean {
  return (announcedBytes(request) ?? Infinity) > smallBytes;
}
