import ipaddr from 'ipaddr.js';

/** Beyond this number, the network that has been quiet longest is forgotten. */
const mostNetworks = 5000;

/** Keeps one item for each network that sends, in memory only. */
export class ByNetwork<Item> {
  private readonly items = new Map<string, Item>();

  /**
   * @param prefixBytes the part of an IPv6 address that identifies its network: 8 for a /64, which a household or a phone has to
   *   itself; 6 for a /48, the most that one site is given (RFC 6177)
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
  // A proxy may send something else, as in `X-Forwarded-For: unknown`.
  if (!ipaddr.isValid(ip)) return ip.slice(0, 45);
  return ipaddr.process(ip).toByteArray().slice(0, prefixBytes).join('.');
}
