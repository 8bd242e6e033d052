/** The space between the popup and the edge of the visible part of the window. */
export const padding = 8;
export const heights = { least: 120, most: 320 };

type Lengths = Partial<Record<'left' | 'top' | 'width' | 'maxHeight', number>>;

/** Writes window pixels as the element's own, which the page around it can zoom. */
export function setLengths(element: HTMLElement & { currentCSSZoom?: number }, lengths: Lengths): void {
  for (const [property, length] of Object.entries(lengths)) {
    element.style[property as keyof Lengths] = `${length / (element.currentCSSZoom ?? 1)}px`;
  }
}
