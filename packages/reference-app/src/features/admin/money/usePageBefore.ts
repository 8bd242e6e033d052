import { ApiError } from '@udongo/sdk';
import { type Dispatch, type SetStateAction, useEffect } from 'react';

/** Turns to the page before when the service no longer has the asked one, whose last row was settled. Returns whether it does. */
export function usePageBefore(
  error: unknown,
  page: number,
  setPage: Dispatch<SetStateAction<number>>,
): boolean {
  const isGone = page > 1 && error instanceof ApiError && error.status === 404;
  // The error stays until the other page is asked for: it turns one page.
  useEffect(() => {
    if (isGone) setPage((before) => before - 1);
  }, [isGone, setPage]);
  return isGone;
}
