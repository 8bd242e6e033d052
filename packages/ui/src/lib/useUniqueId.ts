import { useId, useState, useSyncExternalStore } from 'react';

let count = 0;
const never = () => () => undefined;

/**
 * An id that nothing else in the page has. React counts anew in each root, so that two forms which a server rendered one by one would
 * share theirs; once the browser has taken the page over, each has its own.
 */
export function useUniqueId(): string {
  const shared = useId();
  const [own] = useState(() => `${shared}${++count}`);
  return useSyncExternalStore(
    never,
    () => own,
    () => shared,
  );
}
