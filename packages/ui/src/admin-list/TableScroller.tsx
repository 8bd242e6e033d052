import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { onResize } from '../lib/plainDom.ts';

/**
 * Scrolls a table that is wider than its card, so that the page never is. A table that fits does not scroll by itself: its
 * header then stays in sight while the page scrolls.
 */
export function TableScroller({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const scroller = root.current;
    const table = scroller?.querySelector('table');
    if (!scroller || !table) return;
    const measure = () =>
      scroller.toggleAttribute('data-scrolls', table.offsetWidth > scroller.clientWidth + 1);
    // In a frame of its own: the scrollbar changes what is observed.
    const stop = onResize([scroller, table], () => requestAnimationFrame(measure));
    measure();
    return stop;
  }, []);

  return (
    <div ref={root} className="udongo-admin-list__scroll">
      {children}
    </div>
  );
}
