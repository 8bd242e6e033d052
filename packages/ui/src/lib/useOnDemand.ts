import { useEffect, useState } from 'react';

/**
 * A part that is loaded when it is needed, after the component is mounted; null until then. A failed load is
 * tried again when the network returns, but Firefox remembers a module's failed address until the page is
 * reloaded. Keep the identity of `load` stable.
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
