/**
 * For a `ref`: a page that was reloaded in the middle of its form shows empty fields there, and an offer above would not be
 * seen. Who types already is left in peace.
 */
export function showIfAbove(offer: HTMLElement | null) {
  const isTyping = offer?.closest('form')?.matches(':focus-within');
  if (offer && !isTyping && offer.getBoundingClientRect().bottom <= 0) offer.scrollIntoView();
}
