import { normalizeIP } from '@fastify/rate-limit';

/** A longer address isn't one: proxies may send any `X-Forwarded-For`. */
const maxAddressLength = 45;

/**
 * The network of a client, in memory and for counting only.
 *
 * @param prefixBits 64 for IPv6 addresses of a household or phone, which can use any of them; 48 for the largest assignment to a site (RFC 6177)
 */
export function networkOf(ip: string, prefixBits: 48 | 64): string {
  return normalizeIP(ip.slice(0, maxAddressLength), prefixBits);
}
