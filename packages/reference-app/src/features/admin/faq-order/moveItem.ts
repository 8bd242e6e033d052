/** The list with one item at another place; places beyond the ends are the ends. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  const place = Math.max(0, Math.min(to, items.length - 1));
  moved.splice(place, 0, ...moved.splice(from, 1));
  return moved;
}
