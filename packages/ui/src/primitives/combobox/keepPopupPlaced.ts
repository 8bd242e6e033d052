import { autoUpdate, computePosition, flip, offset, platform, size } from '@floating-ui/react';
import { heights, padding, setLengths } from './popupLengths.ts';

/**
 * Keeps an open popup at its control until the returned function is called: with the control's width, below
 * it, or above if there is more room. The only module that imports @floating-ui/react (decision 11); it is
 * loaded on demand.
 */
export function keepPopupPlaced(anchor: HTMLElement, popup: HTMLElement): () => void {
  return autoUpdate(anchor, popup, () => {
    void computePosition(anchor, popup, {
      strategy: 'fixed',
      placement: 'bottom-start',
      platform: inWindowPixels,
      middleware,
    }).then(({ x, y }) => setLengths(popup, { left: x, top: y }));
  });
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
