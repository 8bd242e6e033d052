import { useEffect, useState } from 'react';

/**
 * A part that is fetched after the component is there, once it is needed; null until it has come. A fetch that failed is
 * tried again when the network returns; Firefox remembers of a module's address that it failed, until the page is loaded
 * again. Keep the identity of `load` stable.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, isNeeded: boolean): Part | null {
  const [part, setPart] = useState<{ it: Part } | null>(null);
  const isMissing = isNeeded && !part;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    const fetchPart = () =>
      load().then(
        (it) => isCurrent && setPart({ it }),
        () => undefined,
      );
    void fetchPart();
    addEventListener('online', fetchPart);
    return () => {
      isCurrent = false;
      removeEventListener('online', fetchPart);
    };
  }, [load, isMissing]);
  return part?.it ?? null;
}
