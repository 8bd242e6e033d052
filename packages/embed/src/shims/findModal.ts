/** The modal on top: in the widget's shadow root only dialogs of ours are, and each only while it is open. */
export function findModal(root: Document | ShadowRoot): HTMLElement | undefined {
  return [...root.querySelectorAll('dialog')].at(-1);
}
