/** A seeded random generator. Drawings never use Math.random or Date, so that every build gives the same picture. */
export interface Chance {
  /** Returns a random number from 0 to below 1. */
  unit(): number;
  between(low: number, high: number): number;
  /** Returns a random whole number from `low` to `high`, including both. */
  whole(low: number, high: number): number;
  odds(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** Creates a generator from FNV-1a and mulberry32, two short algorithms whose numbers differ well between neighbouring seeds. */
export function createChance(seed: string): Chance {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);

  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[whole(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from an empty list');
    return item;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    const order: T[] = [];
    while (rest.length > 0) order.push(...rest.splice(whole(0, rest.length - 1), 1));
    return order;
  };

  return {
    unit,
    whole,
    pick,
    shuffled,
    between: (low, high) => low + unit() * (high - low),
    odds: (share) => unit() < share,
  };
}
