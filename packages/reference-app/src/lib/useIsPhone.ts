import { useSyncExternalStore } from 'react';

const phone = '(width < 768px)';

/** Whether the window is as narrow as a phone's: below the mobile edge of the specification, 768 px. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
