import { createEvent, fireEvent } from '@testing-library/react';

/**
 * Sends keys as a hand scanner does, to the focused element: 10 ms apart, however busy the page is. The
 * second key comes `firstKeyMs` after the first: a busy page can read the first one late.
 */
export function handScan(code: string, { firstKeyMs = 10 } = {}): void {
  const start = performance.now();
  for (const [index, key] of [...code, 'Enter'].entries()) {
    const target = document.activeElement ?? document.body;
    const press = createEvent.keyDown(target, { key });
    Object.defineProperty(press, 'timeStamp', { value: start + (index && firstKeyMs) + index * 10 });
    fireEvent(target, press);
    if (key.length === 1 && target instanceof HTMLTextAreaElement) {
      fireEvent.change(target, { target: { value: target.value + key } });
    }
  }
}
