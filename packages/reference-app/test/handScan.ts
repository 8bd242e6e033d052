import { createEvent, fireEvent } from '@testing-library/react';

/** Sends keys as a hand scanner does, to the focused element: 10 ms apart, however busy the page is. */
export function handScan(code: string): void {
  const start = performance.now();
  for (const [index, key] of [...code, 'Enter'].entries()) {
    const target = document.activeElement ?? document.body;
    const press = createEvent.keyDown(target, { key });
    Object.defineProperty(press, 'timeStamp', { value: start + index * 10 });
    fireEvent(target, press);
    if (key.length === 1 && target instanceof HTMLTextAreaElement) {
      fireEvent.change(target, { target: { value: target.value + key } });
    }
  }
}
