import { useEffect, useState } from 'react';

/**
 * The present time in milliseconds, updated each second while `isRunning`. It is read again as soon as
 * `until` changes: with an older time, the remaining time would look longer.
 */
export function useNow(isRunning: boolean, until: number): number {
  const [seen, setSeen] = useState(() => ({ now: Date.now(), until }));
  if (seen.until !== until) setSeen({ now: Date.now(), until });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeen({ now: Date.now(), until }), 1000);
    return () => clearInterval(timer);
  }, [isRunning, until]);
  return seen.now;
}

/** "1:24"; "0:00" when the time is over. */
export function writeTimeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
