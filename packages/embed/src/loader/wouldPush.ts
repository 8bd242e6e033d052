/**
 * Whether room made in the page now would push down what people are looking at: the page was painted, and something stands below
 * the element in the window. Not where the element is hidden.
 */
export function wouldPush(element: HTMLElement): boolean {
  const below = new Range();
  // Of an element that is hidden, or in no page yet, there is none.
  if (element.offsetParent) {
    below.setStartAfter(element);
    below.setEndAfter(document.body);
  }
  const { top, height } = below.getBoundingClientRect();
  return !!height && top < innerHeight && performance.getEntriesByType('paint').length > 0;
}
