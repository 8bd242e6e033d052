/** The distance from the window that counts as near. */
const nearMargin = '600px';

/**
 * Calls back once, when the element comes near the window; never for a visitor who asked to save data, who
 * must ask for the form.
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
