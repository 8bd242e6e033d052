/** How far below or above the window counts as near. */
const nearMargin = '600px';

/**
 * Calls back when the element comes near the window. A visitor who asked to save data is not served unasked: the function is
 * then never called.
 */
export function watchNear(element: Element, onNear: () => void) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && onNear(),
    { rootMargin: nearMargin },
  );
  observer.observe(element);
}
