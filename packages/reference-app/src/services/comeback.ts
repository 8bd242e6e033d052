import { onBackOnline } from '../lib/onBackOnline.ts';

/** Tells those who lack a fresh answer when to ask again. */
export interface Comeback {
  /** Calls `again` until the given function stops it: the network is back, another call has its answer, or some time has passed. */
  wait: (again: () => void) => () => void;
  /** Another call has its answer. */
  noteAnswer: () => void;
}

/** A server that fails for some calls must not be asked again by each answer of the others. */
const everyMs = 30_000;

/** `onAgain` is called before those who wait. */
export function createComeback(onAgain: () => void): Comeback {
  const waiting = new Set<() => void>();
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopHearing = () => {};

  const askAgain = () => {
    askedAtMs = performance.now();
    onAgain();
    for (const again of [...waiting]) again();
  };
  const askIfOnline = () => {
    if (navigator.onLine && !document.hidden) askAgain();
  };

  return {
    wait: (again) => {
      if (waiting.size === 0) {
        timer = setInterval(askIfOnline, everyMs);
        stopHearing = onBackOnline(askAgain);
      }
      waiting.add(again);
      return () => {
        waiting.delete(again);
        if (waiting.size > 0) return;
        clearInterval(timer);
        stopHearing();
      };
    },
    noteAnswer: () => {
      if (waiting.size > 0 && performance.now() - askedAtMs > everyMs) askAgain();
    },
  };
}
