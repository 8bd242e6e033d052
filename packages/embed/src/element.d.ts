import type { BookedDetail, EmbedPrefill, ErrorDetail } from './types.ts';

export type { BookedDetail, EmbedPrefill, ErrorDetail };

/** The value of an attribute as a property; null when it is absent. */
type Setting = string | null;

/** `<udongo-booking>`, once its script has run. Attributes are described in docs/embedding.md. */
export interface UdongoBookingElement extends HTMLElement {
  /**
   * The initial values of the form, as an object or as JSON; read when the form loads and at `reset()`. Wins
   * over the attribute.
   */
  prefill: EmbedPrefill | string | undefined;
  /** Id of the referring agent's user, unless `referrerAgent` says otherwise. */
  get referrer(): Setting;
  set referrer(id: Setting | number);
  /** `agent` if the API's `referrer_agent` is the id of an agent, not of their user. */
  referrerAgent: Setting;
  /** `en` or `sw`. */
  locale: Setting;
  /** `light`, `dark`, or `auto` for the scheme of the visitor's device. */
  scheme: Setting;
  /** `compact` has lower controls and less space. */
  density: Setting;
  /** The type of test that is preselected. */
  testType: Setting;
  /** `inherit` uses the page's font. */
  font: Setting;
  /** `inline` or `button`. */
  mode: Setting;
  /** The text of the button. */
  label: Setting;
  /** The base address of the API. */
  api: Setting;
  /** The publishable key. */
  partnerKey: Setting;
  /** Loads the form if it isn't loaded, then opens the dialog, or scrolls to the form in the page. */
  open(): Promise<void>;
  /** Closes the dialog; typed values stay. */
  close(): void;
  /** Starts again with an empty form. */
  reset(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'udongo-booking': UdongoBookingElement;
  }
  /** Those of every element, of documents and of windows: the events bubble. */
  interface GlobalEventHandlersEventMap {
    /** The form can be used, or can be opened with its button. */
    'udongo:ready': CustomEvent<null>;
    /** A booking was stored. */
    'udongo:booked': CustomEvent<BookedDetail>;
    /** The form did not load, is not set up, or a booking failed. */
    'udongo:error': CustomEvent<ErrorDetail>;
  }
}
