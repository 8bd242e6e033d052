import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { onResize } from '../lib/plainDom.ts';

/**
 * Scrolls a table that is wider than its card, so that the page does not scroll sideways. A table that fits
 * has no scroll container, so that its header stays visible while the page scrolls.
 */
export function TableScroller({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const scroller = root.current;
    const table = scroller?.querySelector('table');
    if (!scroller || !table) return;
    const measure = () =>
      scroller.toggleAttribute('data-scrolls', table.offsetWidth > scroller.clientWidth + 1);
    // Wait for a frame, because the scrollbar changes the observed size.
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
