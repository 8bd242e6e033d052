import { type RefObject, useEffect } from 'react';
import { onResize } from '../../lib/plainDom.ts';

const property = '--udongo-toaster-clearance';

/**
 * Keeps toasts off a bar that sticks to the bottom of the window. Sets `--udongo-toaster-clearance`, of the page or of the topmost
 * element in the shadow root, to the distance from the bar's top to the window's bottom, in pixels; 0 while the bar does not stick
 * or is not in the lower half.
 */
export function useToastClearance(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const top = topOf(element);
    const { style } = top;
    const publish = () => {
      const taken = innerHeight - element.getBoundingClientRect().top;
      const isInTheWay =
        getComputedStyle(element).position === 'sticky' && taken > 0 && taken < innerHeight / 2;
      style.setProperty(property, `${isInTheWay ? Math.round(taken) : 0}px`);
    };
    const stopResizes = onResize([element], publish);
    const listening = { passive: true, capture: true };
    addEventListener('scroll', publish, listening);
    addEventListener('resize', publish, listening);
    return () => {
      stopResizes();
      removeEventListener('scroll', publish, listening);
      removeEventListener('resize', publish, listening);
      style.removeProperty(property);
      if (style.length === 0) top.removeAttribute('style');
    };
  }, [bar]);
}

function topOf(element: HTMLElement): HTMLElement {
  return element.parentElement ? topOf(element.parentElement) : element;
}
