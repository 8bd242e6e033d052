const dialogs = ':is(dialog, [role=dialog], [role=alertdialog])';

/**
 * Finds the topmost modal; undefined while the page itself is usable, or if the toasts' home is in that
 * modal. The widget has a shim.
 */
export function findModal(root: Document | ShadowRoot, toasts: HTMLElement, home: HTMLElement) {
  const open = [...root.querySelectorAll<HTMLElement>(dialogs)].filter(
    (dialog) => !toasts.contains(dialog) && isUsable(dialog),
  );
  const modals = open.filter((dialog) => dialog.matches(':modal, [aria-modal=true]'));
  // Some libraries don't mark their modal, and make everything around it inert.
  const found = modals.length > 0 ? modals : isUsable(home) && canBePressed(home) ? [] : open;
  const top = found.findLast((dialog) => isOnTop(root, dialog)) ?? found.at(-1);
  return top?.contains(home) ? undefined : top;
}

function isUsable(element: HTMLElement) {
  return !element.closest('[inert], [aria-hidden=true]') && getComputedStyle(element).display !== 'none';
}

function canBePressed(element: HTMLElement) {
  return getComputedStyle(element).pointerEvents !== 'none';
}

/** Whether a press in the middle of a modal hits it. */
function isOnTop(root: Document | ShadowRoot, dialog: HTMLElement) {
  const { left, top, width, height } = dialog.getBoundingClientRect();
  return dialog.contains(root.elementFromPoint(left + width / 2, top + height / 2));
}
