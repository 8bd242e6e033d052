import { createSemaphore, type SemaphoreLimits } from './createSemaphore.ts';
import type { PasswordHasher } from './PasswordHasher.ts';

/** Passwords that are hashed at once, each of which costs 16 MB and a core, and that may wait. */

/**
 * Keeps a flood of logins from taking every core and all memory.
 * Errors: rejects with 503 when too many wait already.
 */
export function boundHasher(hasher: PasswordHasher, bounds: SemaphoreLimits): PasswordHasher {
  const withPermit = createSemaphore(bounds);
  return {
    hash: (password) => withPermit(() => hasher.hash(password)),
    verify: (password, stored) => withPermit(() => hasher.verify(password, stored)),
  };
}
