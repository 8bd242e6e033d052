import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** The distance below the window at which an element counts as near. */
const margin = '100px';

/** Whether an element came near the window, after `isTurn`, and the browser had nothing else to do; from then on it stays so. */
export function useNear(element: RefObject<Element | null>, isTurn: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isTurn || !element.current) return;
    let cancel: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        cancel = whenIdle(() => setNear(true));
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [element, isTurn]);
  return isNear;
}
