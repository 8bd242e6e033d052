import type { BookedDetail, ErrorDetail } from './types.ts';

/** Tells the page, which may listen at any of the element's ancestors. */
export function tell(
  element: HTMLElement,
  name: 'ready' | 'booked' | 'error',
  detail: BookedDetail | ErrorDetail | null,
) {
  element.dispatchEvent(new CustomEvent(`udongo:${name}`, { detail, bubbles: true, composed: true }));
}
