import { useEffect } from 'react';
import { isUnanswered } from './networkFirst.ts';
import { useServices } from './ServicesContext.ts';

/**
 * For what shows an answer: while that comes from this device, the page says of when it is. Returns what calls a function as
 * soon as a fresh answer can be had; undefined while there is one, or a refusal.
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
