/** Remembers that the database could not write, because reading and even a small change go on while its disk is full. */
export interface WriteFailures {
  note: () => void;
  /** Whether there was one in the last half minute. */
  areRecent: () => boolean;
}

const memoryMs = 30_000;

export function createWriteFailures(clock: () => Date): WriteFailures {
  let last = Number.NEGATIVE_INFINITY;
  return {
    note: () => {
      last = clock().getTime();
    },
    areRecent: () => clock().getTime() - last < memoryMs,
  };
}
