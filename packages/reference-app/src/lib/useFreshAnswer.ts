import { useEffect } from 'react';
import { isUnanswered, keptSince } from '../app/keepAnswers.ts';
import { useServices } from '../app/ServicesContext.ts';

/**
 * For what shows an answer: while that comes from this device, the page says of when it is. Returns what calls a function as
 * soon as a fresh answer can be had; undefined while there is one, or a refusal.
 */
export function useFreshAnswer(
  answer: unknown,
  error: unknown,
): ((again: () => void) => () => void) | undefined {
  const { comeback, shownSince } = useServices();
  const since = keptSince(answer);
  useEffect(() => since && shownSince.add(since), [since, shownSince]);
  return since || isUnanswered(error) ? comeback.wait : undefined;
}
