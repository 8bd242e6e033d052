import { act } from '@testing-library/react';

/** Makes the browser report that it lost or found a network; undo it by `Reflect.deleteProperty(navigator, 'onLine')`. */
export function setOnline(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}
