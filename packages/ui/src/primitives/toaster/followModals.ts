import { hasTopLayer } from '../../lib/plainDom.ts';
import { findModal } from './findModal.ts';

/**
 * Keeps toasts inside the modal that is on top, ours or another library's: outside of it they could be neither pressed nor heard. Gives
 * what ends that. By hand: drawn anew, they would be said twice.
 */
export function followModals(toasts: HTMLElement, home: HTMLElement): () => void {
  const root = home.getRootNode() as Document | ShadowRoot;
  const follow = () => {
    const place = findModal(root, toasts, home) ?? home;
    if (toasts.parentElement === place) return;
    const isShown = toasts.childElementCount > 0;
    place.append(toasts);
    // A widget that was taken out of its page is drawn no more.
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
