import { unavailable } from './errors.ts';

export interface TurnBounds {
  /** Works that run at once. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
}

/**
 * Makes a function that runs costly works in turn, so that a flood of them does not take every core and all memory.
 * One that `isUrgent` goes before those that wait.
 * Errors: it rejects with 503 when too many wait already, and with what the work threw.
 */
export function createTurns({ atOnce, waiting }: TurnBounds) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>, isUrgent = false): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw unavailable();
    // Work that ends hands its place to the next in the queue.
    else await new Promise<void>((resolve) => (isUrgent ? queue.unshift(resolve) : queue.push(resolve)));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
