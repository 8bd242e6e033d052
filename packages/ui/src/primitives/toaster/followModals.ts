import { hasTopLayer } from '../../lib/plainDom.ts';
import { findModal } from './findModal.ts';

/**
 * Keeps toasts inside the topmost modal, ours or another library's: outside of it they could be neither
 * pressed nor announced. Returns a function that stops this. It moves the DOM element, because a new one
 * would be announced twice.
 */
export function followModals(toasts: HTMLElement, home: HTMLElement): () => void {
  const root = home.getRootNode() as Document | ShadowRoot;
  const follow = () => {
    const place = findModal(root, toasts, home) ?? home;
    if (toasts.parentElement === place) return;
    const isShown = toasts.childElementCount > 0;
    place.append(toasts);
    // Don't draw the toasts of a widget that was removed from its page.
    if (toasts.isConnected && hasTopLayer(toasts)) toasts.togglePopover(isShown);
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(root instanceof Document ? root.documentElement : root, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'inert', 'aria-hidden', 'aria-modal', 'role'],
  });
  return () => observer.disconnect();
}
