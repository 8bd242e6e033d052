import { useEffect } from 'react';
import { useEvent } from './useEvent.ts';

type TakeEscape = (event: KeyboardEvent) => boolean;

/** What takes Escape now; what opened last is last. */
const layers: TakeEscape[] = [];

function press(event: KeyboardEvent) {
  // While an input method composes a word, its keys are its own.
  if (event.key !== 'Escape' || event.isComposing) return;
  if (!layers.toReversed().some((take) => take(event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * While `isActive`, hears Escape before the page does: a modal of another library, or the browser's own, would close around a list
 * that only wanted to close itself. `take` answers whether the press was for it; otherwise what opened before is asked.
 */
export function useEscape(isActive: boolean, take: TakeEscape): void {
  const takeNow = useEvent(take);
  useEffect(() => {
    if (!isActive) return;
    // Listening once more changes nothing.
    window.addEventListener('keydown', press, true);
    layers.push(takeNow);
    return () => {
      layers.splice(layers.indexOf(takeNow), 1);
      if (layers.length === 0) window.removeEventListener('keydown', press, true);
    };
  }, [isActive, takeNow]);
}
