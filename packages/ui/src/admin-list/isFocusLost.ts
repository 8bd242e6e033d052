/** Asks the document, because a shadow root does not know of a focus outside it. */
export function isFocusLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body;
}
