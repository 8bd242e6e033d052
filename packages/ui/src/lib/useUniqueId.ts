import { useId, useState, useSyncExternalStore } from 'react';

let count = 0;
const never = () => () => undefined;

/**
 * An id that is unique in the page. React counts separately in each root, so that two forms which a server
 * rendered one by one would have equal ids; after hydration each has its own.
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
