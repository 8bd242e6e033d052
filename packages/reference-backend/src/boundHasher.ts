import { unavailable } from './errors.ts';
import type { PasswordHasher } from './PasswordHasher.ts';

export interface HashingBounds {
  /** Hashes that are computed at once; each costs 16 MB and a core. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
}

/**
 * Keeps a flood of logins from taking every core and all memory.
 * Errors: rejects with 503 when too many wait already.
 */
export function boundHasher(hasher: PasswordHasher, { atOnce, waiting }: HashingBounds): PasswordHasher {
  let running = 0;
  const queue: (() => void)[] = [];

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw unavailable();
    // Whoever ends hands its place over.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hasher.hash(password)),
    verify: (password, stored) => inTurn(() => hasher.verify(password, stored)),
  };
}
