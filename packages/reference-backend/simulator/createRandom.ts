/** Draws that are the same for the same seed. */
export interface Random {
  /** A number from 0 to below 1. */
  next: () => number;
  /** A whole number from 0 to below `count`. */
  below: (count: number) => number;
  chance: (share: number) => boolean;
  one: <Item>(items: readonly Item[]) => Item;
}

/** Mulberry32: short, and even enough to choose what happens next. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (share) => next() < share,
    one: (items) => items[below(items.length)] as (typeof items)[number],
  };
}
