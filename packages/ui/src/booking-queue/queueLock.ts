/** Runs `work` with the lock of this name; 'wait' waits until the lock is free, 'try' gives null if it is not. */
export type QueueLock = <Outcome>(
  name: string,
  mode: 'wait' | 'try',
  work: () => Promise<Outcome>,
) => Promise<Outcome | null>;

/**
 * Locks across all tabs of the site by Web Locks. Where those are missing (pages without TLS) or refused (a browser that lets sites
 * keep nothing), locks only in this page: two tabs may then send the same booking, and the server stores one, by its uuid.
 */
export function createQueueLock(locks: Pick<LockManager, 'request'> | null | undefined): QueueLock {
  const pageLock = createPageLock();
  if (!locks) return pageLock;
  return async (name, mode, work) => {
    let isAnswered = false;
    try {
      return await locks.request(name, { ifAvailable: mode === 'try' }, async (lock) => {
        isAnswered = true;
        return lock ? await work() : null;
      });
    } catch (error) {
      if (isAnswered) throw error;
      return pageLock(name, mode, work);
    }
  };
}

function createPageLock(): QueueLock {
  const held = new Map<string, Promise<unknown>>();
  return async (name, mode, work) => {
    if (mode === 'try' && held.has(name)) return null;
    while (held.has(name)) await held.get(name);
    const working = work();
    held.set(
      name,
      working.catch(() => undefined),
    );
    try {
      return await working;
    } finally {
      held.delete(name);
    }
  };
}
