import { unavailable } from './errors.ts';

export interface SemaphoreLimits {
  /** Most pieces of work that run at once. */
  maxConcurrent: number;
  /** Most pieces of work that wait. */
  maxQueued: number;
}

/**
 * Makes a function that runs costly work within these limits, so that a flood of it does not take every core and all memory.
 * Work that `isUrgent` goes before the rest of the queue.
 * Errors: the function rejects with 503 when the queue is full, and with the error of the work.
 */
export function createSemaphore({ maxConcurrent, maxQueued }: SemaphoreLimits) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>, isUrgent = false): Promise<Result> => {
    if (running < maxConcurrent) running += 1;
    else if (queue.length >= maxQueued) throw unavailable();
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
