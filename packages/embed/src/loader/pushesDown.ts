/**
 * Whether a change of an element that keeps little room moves something else that is seen in the window: what is hit down a
 * column. What is hidden, or cut off, is not hit; what lies over the page, or beside, does not move.
 */
export function pushesDown(element: Element, change: () => void): boolean {
  const { left, height } = element.getBoundingClientRect();
  const seen = [...Array(99)]
    .map((_, row) => document.elementFromPoint(left + 9, row * 20))
    .filter((hit) => !element.contains(hit));
  // Not hit once more: browsers would take the change for one that was seen.
  const places = () => `${seen.map((one) => one?.getBoundingClientRect().top)}`;
  const before = places();
  change();
  return height < 99 && before !== places();
}
