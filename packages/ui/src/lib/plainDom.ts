/* Replacements for browser features that jsdom and happy-dom lack, so that tests of a host's pages need no
   stubs: everything is shown in place, and nothing has a size. */

/** Opens a modal above the page. */
export function showModal(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLElement).setAttribute('open', '');
}

/** Closes a modal, and returns the focus. */
export function closeModal(dialog: HTMLDialogElement): void {
  if ('close' in dialog) dialog.close();
  else (dialog as HTMLElement).removeAttribute('open');
}

/** Whether the element can be put above the page. */
export function hasTopLayer(element: HTMLElement): boolean {
  return 'showPopover' in element;
}

/** Puts a popover above the page. */
export function showPopover(element: HTMLElement): void {
  if (hasTopLayer(element)) element.showPopover();
  // A popover that is not open would be hidden.
  else element.removeAttribute('popover');
}

/** Scrolls an element into view. */
export function scrollTo(element: Element, options?: ScrollIntoViewOptions): void {
  if ('scrollIntoView' in element) element.scrollIntoView(options);
}

/** Calls back when one of the elements changes its size; returns a function that stops this. */
export function onResize(elements: readonly Element[], listener: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) return () => undefined;
  const observer = new ResizeObserver(listener);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
