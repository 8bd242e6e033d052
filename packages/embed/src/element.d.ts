import type { BookedDetail, EmbedPrefill, ErrorDetail } from './types.ts';

/** `<udongo-booking>`, once its script has run. Attributes are described in docs/embedding.md. */
export interface UdongoBookingElement extends HTMLElement {
  /** What the form starts with; read when it loads and at `reset()`. Wins over the attribute. */
  prefill: EmbedPrefill | undefined;
  /** Loads the form where that has not happened, then opens the dialog, or goes to the form in the page. */
  open(): Promise<void>;
  /** Closes the dialog; what was typed stays. */
  close(): void;
  /** Starts anew, without what was typed. */
  reset(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'udongo-booking': UdongoBookingElement;
  }
  interface HTMLElementEventMap {
    /** The form can be used. */
    'udongo:ready': CustomEvent<null>;
    /** A booking was stored. */
    'udongo:booked': CustomEvent<BookedDetail>;
    /** The form did not load, is not set up, or a booking failed. */
    'udongo:error': CustomEvent<ErrorDetail>;
  }
}
