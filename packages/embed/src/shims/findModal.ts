/** Finds the topmost modal: the widget's shadow root has only our own dialogs, each only while it is open. */
export function findModal(root: Document | ShadowRoot): HTMLElement | undefined {
  return [...root.querySelectorAll('dialog')].at(-1);
}
