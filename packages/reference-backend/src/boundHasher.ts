import { createTurns, type TurnBounds } from './createTurns.ts';
import type { PasswordHasher } from './PasswordHasher.ts';

/** Passwords that are hashed at once, each of which costs 16 MB and a core, and that may wait. */

/**
 * Keeps a flood of logins from taking every core and all memory.
 * Errors: rejects with 503 when too many wait already.
 */
export function boundHasher(hasher: PasswordHasher, bounds: TurnBounds): PasswordHasher {
  const inTurn = createTurns(bounds);
  return {
    hash: (password) => inTurn(() => hasher.hash(password)),
    verify: (password, stored) => inTurn(() => hasher.verify(password, stored)),
  };
}
