import { useEffect } from 'react';
import { isUnanswered } from './networkFirst.ts';
import { useServices } from './ServicesContext.ts';

/**
 * Makes the page show the time of an answer that comes from this device. Returns a function that calls another as soon as a fresh
 * answer can be had; undefined if the answer is fresh, or was refused.
 */
export function useFreshAnswer(
  answer: unknown,
  error: unknown,
): ((again: () => void) => () => void) | undefined {
  const { cache, comeback, staleSince } = useServices();
  const since = cache.cachedAt(answer);
  useEffect(() => (since === undefined ? undefined : staleSince.add(since)), [since, staleSince]);
  return since !== undefined || isUnanswered(error) ? comeback.wait : undefined;
}
