import { useEffect, useState } from 'react';

/**
 * The present moment in milliseconds, once a second while `isRunning`. When `until` changes it is read anew at once: with an older
 * one, more would seem to be left than is.
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

/** "1:24"; "0:00" once the moment has come. */
export function writeTimeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
