const firstPauseMs = 5_000;
const longestPauseMs = 300_000;
/** The longest wait that is granted: a wrong clock turns a date into years, and a timer of over 24 days fires at once. */
const longestWaitMs = 3_600_000;

export interface RetryTimer {
  /** Sets the next try, or none. Each failure makes the pause three times as long. */
  set: (isNeeded: boolean) => void;
  /** Counts a failure. `waitMs` is the wait that the server asked for, 0 for none; at most an hour is granted. */
  failed: (waitMs: number) => void;
  /** Continues a wait from before this page was loaded, until this time in milliseconds since 1970; at most an hour is granted. */
  resume: (until: number) => void;
  reset: () => void;
  /** True during a wait that the server asked for: in the meantime only a person's press sends. */
  mustWait: () => boolean;
}

/** Tries again after 5, 15, 45, … seconds, at most 5 minutes, each up to 20 % shorter or longer at random. */
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
