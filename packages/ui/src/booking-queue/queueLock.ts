/** Runs `work` while nobody else does under this name; 'try' gives null when somebody does. */
export type QueueLock = <Outcome>(
  name: string,
  mode: 'wait' | 'try',
  work: () => Promise<Outcome>,
) => Promise<Outcome | null>;

/**
 * One at a time over all tabs of the site by Web Locks. Where those are missing (pages without TLS), one at a time in this
 * page: two tabs may then send the same booking, which its uuid makes one.
 */
export function createQueueLock(locks: Pick<LockManager, 'request'> | null | undefined): QueueLock {
  return locks ? createSiteLock(locks) : createPageLock();
}

function createSiteLock(locks: Pick<LockManager, 'request'>): QueueLock {
  return async (name, mode, work) =>
    await locks.request(name, { ifAvailable: mode === 'try' }, async (lock) => (lock ? await work() : null));
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
