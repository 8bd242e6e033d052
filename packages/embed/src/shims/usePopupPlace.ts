import { useLayoutEffect } from 'react';

type UsePopupPlace = typeof import('../../../ui/src/primitives/combobox/usePopupPlace.ts').usePopupPlace;

const gap = 6;
/** The space between the popup and the edge of the visible part. */
const margin = 8;
const heights = { least: 120, most: 320 };

/**
 * Places a list as @floating-ui/react does for `ui`, in a tenth of its size. A popover in the top layer needs
 * no more: no ancestor clips or moves it.
 */
export const usePopupPlace: UsePopupPlace = (anchor, popup) => {
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || !anchor) return;
    element.showPopover();
    place(element, anchor);
    let frame = 0;
    // Waits for a frame: placing it while its size is observed would trigger the observer again.
    const placeSoon = (event: unknown) => {
      // Ignore the scrolling of the list itself.
      if (event instanceof Event && event.composedPath().includes(element)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(element, anchor));
    };
    const resizes = new ResizeObserver(placeSoon);
    resizes.observe(anchor);
    resizes.observe(element);
    const listening = { passive: true, capture: true };
    const movers = [window, visualViewport].flatMap((target) => target ?? []);
    for (const target of movers) {
      target.addEventListener('scroll', placeSoon, listening);
      target.addEventListener('resize', placeSoon, listening);
    }
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      for (const target of movers) {
        target.removeEventListener('scroll', placeSoon, listening);
        target.removeEventListener('resize', placeSoon, listening);
      }
    };
  }, [anchor, popup]);
};

function place(popup: HTMLElement & { currentCSSZoom?: number }, anchor: HTMLElement) {
  const { style } = popup;
  const control = anchor.getBoundingClientRect();
  // A page can zoom its content: rectangles are measured outside of the zoom, lengths are written inside.
  const zoom = popup.currentCSSZoom ?? 1;
  const px = (length: number) => `${length / zoom}px`;
  // The part of the window above a phone's keyboard.
  const { offsetTop: top, height } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  const below = top + height - control.bottom - gap - margin;
  const above = control.top - top - gap - margin;

  style.left = px(control.left);
  style.width = px(control.width);
  style.maxHeight = px(heights.most);
  const isAbove = below < popup.getBoundingClientRect().height && above > below;
  style.maxHeight = px(Math.min(Math.max(isAbove ? above : below, heights.least), heights.most));
  style.top = isAbove ? 'auto' : px(control.bottom + gap);
  style.bottom = isAbove ? px(document.documentElement.clientHeight - control.top + gap) : 'auto';
}
