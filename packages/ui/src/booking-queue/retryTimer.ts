const firstPauseMs = 5_000;
const longestPauseMs = 300_000;
/** A phone whose clock is wrong reads a date as years; a timer of more than 24 days rings at once. */
const longestWaitMs = 3_600_000;

export interface RetryTimer {
  /** Sets the next try, three times later after each failure; or none. */
  set: (isNeeded: boolean) => void;
  /** Counts a failure; the server may have asked to wait so many milliseconds, of which an hour is granted. */
  failed: (waitMs: number) => void;
  /** Goes on with a wait that the server asked for before this page was loaded: until then, of which an hour is granted. */
  resume: (until: number) => void;
  reset: () => void;
  /** The server asked to wait, and the time is not over: nothing but a person's press sends meanwhile. */
  mustWait: () => boolean;
}

/** Tries again after 5 seconds, 15, 45, … up to 5 minutes, a little earlier or later by chance. */
export function createRetryTimer(tryAgain: () => void): RetryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let askedUntil = 0;
  return {
    set: (isNeeded) => {
      clearTimeout(timer);
      if (!isNeeded) return;
      const pauseMs = Math.min(firstPauseMs * 3 ** Math.max(0, failures - 1), longestPauseMs);
      timer = setTimeout(tryAgain, Math.max(askedUntil - Date.now(), pauseMs * (0.8 + Math.random() * 0.4)));
    },
    failed: (waitMs) => {
      failures += 1;
      askedUntil = Date.now() + Math.min(waitMs, longestWaitMs);
    },
    resume: (until) => {
      askedUntil = Math.min(until, Date.now() + longestWaitMs);
    },
    reset: () => {
      failures = 0;
      askedUntil = 0;
    },
    mustWait: () => Date.now() < askedUntil,
  };
}
