import { useEffect, useMemo, useRef } from 'react';
import { useEvent } from './useEvent.ts';

export interface Debounced<Args extends unknown[]> {
  /** Runs the callback with the latest arguments, `delayMs` after the last call. */
  call: (...args: Args) => void;
  cancel: () => void;
}

/** Debounces `callback`; a waiting call is dropped when the component is unmounted. */
export function useDebounced<Args extends unknown[]>(
  callback: (...args: Args) => void,
  delayMs: number,
): Debounced<Args> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const run = useEvent(callback);
  const debounced = useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    const call = (...args: Args) => {
      cancel();
      timer.current = setTimeout(run, delayMs, ...args);
    };
    return { call, cancel };
  }, [run, delayMs]);
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
