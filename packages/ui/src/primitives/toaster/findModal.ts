const dialogs = ':is(dialog, [role=dialog], [role=alertdialog])';

/**
 * The modal on top; undefined while the page itself can be used, or where the toasts' home is in that modal. The widget has a shim.
 */
export function findModal(root: Document | ShadowRoot, toasts: HTMLElement, home: HTMLElement) {
  const open = [...root.querySelectorAll<HTMLElement>(dialogs)].filter(
    (dialog) => !toasts.contains(dialog) && isUsable(dialog),
  );
  const modals = open.filter((dialog) => dialog.matches(':modal, [aria-modal=true]'));
  // Some libraries say nothing of their modal and switch off what is around it.
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

/** Whether a press into the middle of a modal meets it. */
function isOnTop(root: Document | ShadowRoot, dialog: HTMLElement) {
  const { left, top, width, height } = dialog.getBoundingClientRect();
  return dialog.contains(root.elementFromPoint(left + width / 2, top + height / 2));
}
