/** An act of a person, of the network or of the server; `tab` counts from 0. */
export interface Act {
  kind:
    | 'book'
    | 'type'
    | 'press'
    | 'close'
    | 'restore'
    | 'cut'
    | 'mend'
    | 'late'
    | 'onTime'
    | 'fail'
    | 'logOut';
  tab: 0 | 1;
}

const weights: readonly (readonly [Act['kind'], number])[] = [
  ['book', 7],
  ['type', 2],
  ['press', 3],
  ['close', 2],
  ['restore', 2],
  ['cut', 2],
  ['mend', 2],
  ['late', 1],
  ['onTime', 1],
  ['fail', 2],
  ['logOut', 1],
];

const actCount = 16;

/** Lists the acts of a seed, always the same; a login ends at most once, because a server allows few logins a minute. */
export function listActs(seed: number): readonly Act[] {
  const random = createRandom(seed);
  const bag = weights.flatMap(([kind, weight]) => Array<Act['kind']>(weight).fill(kind));
  const acts: Act[] = [{ kind: 'book', tab: 0 }];
  while (acts.length < actCount) {
    const kind = bag[Math.floor(random() * bag.length)] ?? 'press';
    const tab = random() < 0.6 ? 0 : 1;
    if (kind !== 'logOut' || acts.every((act) => act.kind !== 'logOut')) acts.push({ kind, tab });
  }
  return acts;
}

/** Gives numbers from 0 to 1 that a seed decides. Source: mulberry32, Tommy Ettinger. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
