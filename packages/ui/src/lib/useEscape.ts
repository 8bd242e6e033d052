import { useEffect } from 'react';
import { useEvent } from './useEvent.ts';

type TakeEscape = (event: KeyboardEvent) => boolean;

/** Open layers that handle Escape, topmost last. */
const layers: TakeEscape[] = [];

function press(event: KeyboardEvent) {
  // While an input method composes a word, its keys belong to it.
  if (event.key !== 'Escape' || event.isComposing) return;
  if (!layers.toReversed().some((take) => take(event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * While `isActive`, handles Escape before the page does: a modal of another library, or the browser's own,
 * would otherwise close around a list that only wanted to close itself. `take` returns whether it handled the
 * press; otherwise the layer below is asked.
 */
export function useEscape(isActive: boolean, take: TakeEscape): void {
  const takeNow = useEvent(take);
  useEffect(() => {
    if (!isActive) return;
    // Adding the same listener again has no effect.
    window.addEventListener('keydown', press, true);
    layers.push(takeNow);
    return () => {
      layers.splice(layers.indexOf(takeNow), 1);
      if (layers.length === 0) window.removeEventListener('keydown', press, true);
    };
  }, [isActive, takeNow]);
}
