/** A `ref` that moves the focus to its element as soon as it is there. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
