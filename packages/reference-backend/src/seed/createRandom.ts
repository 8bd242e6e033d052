export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** The same numbers for the same seed, every time (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  };
}
