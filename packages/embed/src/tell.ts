import type {} from './element.d.ts';
import type { BookedDetail, ErrorDetail } from './types.ts';

/** Pages and their editors know these events, and no others. */
type EventName = keyof HTMLElementEventMap extends infer Type
  ? Type extends `udongo:${infer Name}`
    ? Name
    : never
  : never;

/** Tells the page, which may listen at any of the element's ancestors. */
export function tell(element: HTMLElement, name: EventName, detail: BookedDetail | ErrorDetail | null) {
  element.dispatchEvent(new CustomEvent(`udongo:${name}`, { detail, bubbles: true, composed: true }));
}
