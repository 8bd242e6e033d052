/** How far below or above the window counts as near. */
const nearMargin = '600px';

/**
 * Calls back once, when the element comes near the window. A visitor who asked to save data is not served unasked: the function is
 * then never called.
 */
export function whenNearViewport(element: Element, onNear: () => void) {
  if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return;
  new IntersectionObserver(
    (entries, observer) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        onNear();
      }
    },
    { rootMargin: nearMargin },
  ).observe(element);
}
