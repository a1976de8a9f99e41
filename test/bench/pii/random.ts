/** Random numbers that are the same in every run. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  digits(count: number): string;
  of<Item>(items: ArrayLike<Item>): Item;
}

/** Random numbers by mulberry32 (T. Ettinger, 2017). */
export function seeded(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
    of: (items) => items[below(items.length)] as (typeof items)[number],
  };
}
