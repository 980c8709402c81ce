import ipaddr from 'ipaddr.js';

/** With more networks than this, we forget the one that we haven't seen for longest. */
const mostNetworks = 5000;

/** Keeps one item per client network, in memory only. */
export class ByNetwork<Item> {
  private readonly items = new Map<string, Item>();

  /**
   * @param prefixBytes length of the IPv6 prefix that identifies a network: 8 for a /64 (a household or phone), 6 for a /48 (the
   *   largest assignment to a site, RFC 6177)
   */
  constructor(
    private readonly make: () => Item,
    private readonly prefixBytes: 6 | 8,
  ) {}

  at(ip: string): Item {
    const network = networkOf(ip, this.prefixBytes);
    const item = this.items.get(network) ?? this.make();
    this.items.delete(network);
    this.items.set(network, item);
    if (this.items.size > mostNetworks) this.items.delete(this.items.keys().next().value ?? '');
    return item;
  }
}

/** @returns a key for the network of an address */
export function networkOf(ip: string, prefixBytes: number): string {
  // The client's address may be any text: proxies may send `X-Forwarded-For: unknown`.
  if (!ipaddr.isValid(ip)) return ip.slice(0, 45);
  return ipaddr.process(ip).toByteArray().slice(0, prefixBytes).join('.');
}
