import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function of stable identity that always runs the latest `callback`. Don't call it while rendering. */
export function useEvent<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
