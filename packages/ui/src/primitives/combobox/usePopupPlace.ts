import { type RefObject, useLayoutEffect } from 'react';
import { showPopover } from '../../lib/plainDom.ts';
import { heights, setLengths } from './popupLengths.ts';

/**
 * Shows a `popover` at its control and keeps it there. The code that finds the best place is loaded on
 * demand, with the first list that opens; until then, and if it can't be fetched, the popup is below its
 * control. The widget has a shim of the same type.
 */
export function usePopupPlace(anchor: HTMLElement | null, popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popup.current;
    // Show it before it is measured: in the top layer no ancestor clips or moves it.
    if (element) showPopover(element);
    if (!element || !anchor) return;
    const { left, bottom, width } = anchor.getBoundingClientRect();
    setLengths(element, { left, top: bottom + 6, width, maxHeight: heights.most });
    let isOpen = true;
    let stop = () => {};
    import('./keepPopupPlaced.ts').then(
      ({ keepPopupPlaced }) => {
        if (isOpen) stop = keepPopupPlaced(anchor, element);
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
      stop();
    };
  }, [anchor, popup]);
}
