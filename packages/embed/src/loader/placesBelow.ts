/** Where what follows an element in its page stands in the window, as a text: two that differ tell that something seen has moved. */
export function placesBelow(element: Element): string {
  const below = new Range();
  below.setStartAfter(element);
  below.setEndAfter(document.body);
  return `${Array.from(below.getClientRects(), ({ top, height }) => height && top < innerHeight && top)}`;
}
