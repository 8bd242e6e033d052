import type {} from './element.d.ts';
import type { BookedDetail, ErrorDetail } from './types.ts';

/** The events that pages and editors know. */
type EventName = keyof GlobalEventHandlersEventMap extends infer Type
  ? Type extends `udongo:${infer Name}`
    ? Name
    : never
  : never;

/** Dispatches an event to the page, which can listen at any of the element's ancestors. */
export function tell(element: HTMLElement, name: EventName, detail: BookedDetail | ErrorDetail | null) {
  element.dispatchEvent(new CustomEvent(`udongo:${name}`, { detail, bubbles: true, composed: true }));
}
