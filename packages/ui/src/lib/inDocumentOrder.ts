/** Sorts by the place of each item's element in the document; items without an element come last, in their order. */
export function inDocumentOrder<Item>(
  items: readonly Item[],
  elementOf: (item: Item) => Element | null | undefined,
): Item[] {
  return [...items].sort((a, b) => {
    const one = elementOf(a);
    const other = elementOf(b);
    if (!one || !other) return +!one - +!other;
    const place = one.compareDocumentPosition(other);
    // Bit 2 means that the other element precedes, bit 4 that it follows.
    return (place & 2) - (place & 4);
  });
}
