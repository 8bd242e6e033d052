/**
 * Moves the toasts into a modal that was opened: outside of it they could be neither pressed nor heard. Gives what moves them
 * back, to be called while the closed modal is still in the document. By hand: drawn anew, they would be said twice.
 */
export function takeToastsAlong(modal: Element): () => void {
  const root = modal.getRootNode() as Document | ShadowRoot;
  const toasts = root.querySelector<HTMLElement>('.udongo-toaster');
  const from = toasts?.parentElement;
  const moveTo = (place: Element | null | undefined) => {
    if (!toasts || !place) return;
    const isShown = toasts.matches(':popover-open');
    place.append(toasts);
    // A widget that was taken out of its page is drawn no more.
    if (toasts.isConnected) toasts.togglePopover(isShown);
  };
  moveTo(modal);
  return () => {
    // A modal opened later may have them now, and the one they came from may be gone.
    if (modal.contains(toasts)) moveTo(from?.isConnected ? from : root.querySelector('.udongo-toaster-home'));
  };
}
