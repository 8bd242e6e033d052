/**
 * Whether a change of an element with little reserved height moves other visible content of the window,
 * sampled along a column. Hidden and clipped content is not hit; content over the page or beside the element
 * does not move.
 */
export function pushesDown(element: Element, change: () => void): boolean {
  const { left, height } = element.getBoundingClientRect();
  const seen = [...Array(99)]
    .map((_, row) => document.elementFromPoint(left + 9, row * 20))
    .filter((hit) => !element.contains(hit));
  // Don't sample again: browsers would count the change as a visible one.
  const places = () => `${seen.map((one) => one?.getBoundingClientRect().top)}`;
  const before = places();
  change();
  return height < 99 && before !== places();
}
