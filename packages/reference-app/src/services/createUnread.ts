import type { Session, UdongoApi } from '@udongo/sdk';
import { createStore } from '../lib/createStore.ts';
import { isNotOffered } from '../lib/isNotOffered.ts';

/** The number of notifications that the person who is logged in has not read; fits `useSyncExternalStore`. */
export interface Unread {
  /** Null for a visitor, before the first answer, and where the service has no notifications. */
  get: () => number | null;
  /** Asks now and then for as long as somebody listens and the page is in view. */
  subscribe: (listener: () => void) => () => void;
  /** Asks now, as after some were read. */
  refresh: () => void;
}

const shortestMs = 60_000;
const longestMs = 10 * 60_000;

/** Counts unread notifications. The wait between two requests grows while nothing changes, and is short again when the person comes back. */
export function createUnread(session: Session, { notifications }: Pick<UdongoApi, 'notifications'>): Unread {
  const count = createStore<number | null>(null);
  let listeners = 0;
  let waitMs = shortestMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOffered = true;
  let isAsking = false;

  const set = (next: number | null) => {
    const isSame = next === count.get();
    waitMs = isSame ? Math.min(waitMs * 2, longestMs) : shortestMs;
    if (!isSame) count.set(next);
  };
  const ask = async () => {
    clearTimeout(timer);
    const person = session.get()?.user.id;
    if (person === undefined) return set(null);
    if (isAsking || !isOffered || listeners === 0 || document.hidden) return;
    isAsking = true;
    try {
      const unread = await notifications.list({ is_read: false, limit: 1 }, { retries: 0 });
      if (session.get()?.user.id === person) set(unread.count);
    } catch (error) {
      isOffered = !isNotOffered(error);
      set(count.get());
    } finally {
      isAsking = false;
    }
    clearTimeout(timer);
    if (isOffered && listeners > 0) timer = setTimeout(refresh, waitMs);
  };
  const refresh = () => void ask();
  const restart = () => {
    waitMs = shortestMs;
    refresh();
  };

  let stopListening: (() => void) | undefined;
  const begin = () => {
    const stopSession = session.subscribe(restart);
    document.addEventListener('visibilitychange', restart);
    stopListening = () => {
      stopSession();
      document.removeEventListener('visibilitychange', restart);
      clearTimeout(timer);
    };
    restart();
  };
  return {
    get: count.get,
    subscribe: (listener) => {
      const stop = count.subscribe(listener);
      listeners += 1;
      if (listeners === 1) begin();
      return () => {
        stop();
        listeners -= 1;
        if (listeners === 0) stopListening?.();
      };
    },
    refresh,
  };
}
