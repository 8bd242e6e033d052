/** The widget runs only in browsers, which support all of this. */

export const showModal = (dialog: HTMLDialogElement) => dialog.showModal();
export const closeModal = (dialog: HTMLDialogElement) => dialog.close();
export const hasTopLayer = (element: HTMLElement) => 'showPopover' in element;
export const showPopover = (element: HTMLElement) => element.showPopover();
export const scrollTo = (element: Element, options?: ScrollIntoViewOptions) =>
  element.scrollIntoView(options);

export function onResize(elements: readonly Element[], listener: () => void) {
  const observer = new ResizeObserver(listener);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
