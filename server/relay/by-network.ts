import ipaddr from 'ipaddr.js';

/** Networks known at a time; the one that has been quiet longest is forgotten first. */
const mostNetworks = 5000;

/** Keeps something for each network that sends. In memory only. */
export class ByNetwork<Item> {
  private readonly items = new Map<string, Item>();

  /**
   * @param prefixBytes how much of an IPv6 address names its network. Each household, and each phone, chooses among the
   *   addresses of a /64 (8 bytes); a site may have all networks of a /48 (6 bytes; RFC 6177).
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

function networkOf(ip: string, prefixBytes: number): string {
  // What a proxy says may be no address, as in `X-Forwarded-For: unknown`.
  if (!ipaddr.isValid(ip)) return ip.slice(0, 45);
  return ipaddr.process(ip).toByteArray().slice(0, prefixBytes).join('.');
}
