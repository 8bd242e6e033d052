import { autoUpdate, flip, offset, platform, size, useFloating } from '@floating-ui/react';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Room between the popup and the edge of the visible part of the window. */
const padding = 8;
const heights = { least: 120, most: 320 };

/**
 * Shows a `popover` at its control and keeps it there: as wide, below it, above where there is more room. The widget has a
 * stand-in of the same type. The only module that imports @floating-ui/react (decision 11).
 */
export function usePopupPlace(anchor: HTMLElement | null, popup: RefObject<HTMLElement | null>): void {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  // Before the library looks at it: in the top layer no ancestor clips or moves it.
  useLayoutEffect(() => {
    popup.current?.showPopover();
    setFloating(popup.current);
  }, [popup]);

  const { x, y } = useFloating({
    elements: { reference: anchor, floating },
    strategy: 'fixed',
    placement: 'bottom-start',
    platform: inWindowPixels,
    middleware,
    whileElementsMounted: autoUpdate,
  });

  useLayoutEffect(() => {
    if (floating) setLengths(floating, { left: x, top: y });
  }, [floating, x, y]);
}

/** The library measures a popup without the zoom of the page around it, but its control with it. */
const inWindowPixels = {
  ...platform,
  getDimensions: (element: Element) => element.getBoundingClientRect(),
};

const middleware = [
  offset(6),
  flip({ padding, crossAxis: false }),
  size({
    padding,
    apply({ availableHeight, rects, elements }) {
      const maxHeight = Math.min(Math.max(availableHeight, heights.least), heights.most);
      setLengths(elements.floating, { width: rects.reference.width, maxHeight });
    },
  }),
];

type Lengths = Partial<Record<'left' | 'top' | 'width' | 'maxHeight', number>>;

/** Writes window pixels as the element's own, which the page around it can zoom. */
function setLengths(element: HTMLElement & { currentCSSZoom?: number }, lengths: Lengths): void {
  for (const [property, length] of Object.entries(lengths)) {
    element.style[property as keyof Lengths] = `${length / (element.currentCSSZoom ?? 1)}px`;
  }
}
