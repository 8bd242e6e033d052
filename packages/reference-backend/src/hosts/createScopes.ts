import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../db/Database.ts';

/** Values that the calling code sees of a database. Node visits each scope for each promise until it is closed. */
export function createScopes() {
  const guard = new AsyncLocalStorage<true>();
  const callers = new AsyncLocalStorage<Caller>();
  return {
    scopes: { guard, callers },
    closeScopes: () => {
      guard.disable();
      callers.disable();
    },
  };
}
