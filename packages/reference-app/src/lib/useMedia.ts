import { useSyncExternalStore } from 'react';

/** Whether the window is as narrow as a phone's: below the mobile edge of the specification, 768 px. */
export const useIsPhone = createMediaHook('(width < 768px)');

/** Whether the window has room for more than a laptop's. */
export const useIsWide = createMediaHook('(width >= 1600px)');

function createMediaHook(condition: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const query = matchMedia(condition);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(condition).matches);
}
