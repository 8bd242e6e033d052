/**
 * Scrolls an offer above a form into view, as its `ref`: after a reload in the middle of the form, the restored draft could be offered
 * out of sight. Does nothing while the person is typing in the form.
 */
export function showIfAbove(offer: HTMLElement | null) {
  const isTyping = offer?.closest('form')?.matches(':focus-within');
  if (offer && !isTyping && offer.getBoundingClientRect().bottom <= 0) offer.scrollIntoView();
}
