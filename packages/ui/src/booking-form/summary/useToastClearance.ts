import { type RefObject, useEffect } from 'react';
import { onResize } from '../../lib/plainDom.ts';

const property = '--udongo-toaster-clearance';

/**
 * Keeps toasts off a bar that sticks to the bottom of the window: it sets `--udongo-toaster-clearance` of the page, or of
 * what stands topmost in its shadow root, to the height that the bar takes there, above the page's footer too; 0 while the bar
 * does not stick or has left the lower half.
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
