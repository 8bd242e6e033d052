import type { BookedDetail, EmbedPrefill, ErrorDetail } from './types.ts';

/** A setting as a property: what its attribute says, and null where there is none. */
type Setting = string | null;

/** `<udongo-booking>`, once its script has run. Attributes are described in docs/embedding.md. */
export interface UdongoBookingElement extends HTMLElement {
  /** What the form starts with, as an object or as JSON; read when it loads and at `reset()`. Wins over the attribute. */
  prefill: EmbedPrefill | string | undefined;
  /** Id of the agent who refers: of their user, unless `referrerAgent` says otherwise. */
  get referrer(): Setting;
  set referrer(id: Setting | number);
  /** `agent` where the API's `referrer_agent` is the id of an agent, not of their user. */
  referrerAgent: Setting;
  /** `en` or `sw`. */
  locale: Setting;
  /** `light`, `dark`, or `auto` for the scheme of the visitor's device. */
  scheme: Setting;
  /** The kind of test that is chosen beforehand. */
  testType: Setting;
  /** `inherit` uses the page's font. */
  font: Setting;
  /** `inline` or `button`. */
  mode: Setting;
  /** What the button says. */
  label: Setting;
  /** Where the API is. */
  api: Setting;
  /** The publishable key. */
  partnerKey: Setting;
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
    /** The form can be used, or is there to be opened by its button. */
    'udongo:ready': CustomEvent<null>;
    /** A booking was stored. */
    'udongo:booked': CustomEvent<BookedDetail>;
    /** The form did not load, is not set up, or a booking failed. */
    'udongo:error': CustomEvent<ErrorDetail>;
  }
}
