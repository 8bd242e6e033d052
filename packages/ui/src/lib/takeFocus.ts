/** A `ref` that focuses its element when it is mounted. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
