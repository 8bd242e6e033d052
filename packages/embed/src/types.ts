/** The languages of the widget. */
export type EmbedLocale = 'en' | 'sw';

/** The initial values of a form, under the API's names; other keys are ignored. */
export interface EmbedPrefill {
  name?: string | undefined;
  phone_no?: string | undefined;
  email?: string | undefined;
  /** Id of a county. */
  county?: number | undefined;
  address?: string | undefined;
  /** Id of an agrovet. */
  agent?: number | undefined;
  test_type?: string | undefined;
  /** yyyy-mm-dd. */
  soil_test_date?: string | undefined;
  farming_type?: string | undefined;
  /** Ids of crops, at most three. */
  crops?: number[] | undefined;
  notes?: string | undefined;
  discount_code?: string | undefined;
}

/** The detail of `udongo:booked`: enough to follow the booking, without personal data. */
export interface BookedDetail {
  uuid: string;
  /** For people; '' where the API gives none. */
  code: string;
}

/**
 * The detail of `udongo:error`, without any typed value. 'setup': the element is not written correctly, its
 * key is invalid here, or its `referrer` was refused; `message` tells the page's owner how to mend it.
 * 'load': the form could not be fetched. 'booking': a booking was refused, and `message` names the fields, or
 * got no answer; `status` is the HTTP status or 0.
 */
export interface ErrorDetail {
  reason: 'setup' | 'load' | 'booking';
  message: string;
  status?: number;
}

/** The settings of an element before its form is loaded. */
export interface EmbedAppearance {
  locale: EmbedLocale;
  /** A button opens the form in a dialog; otherwise the form is in the page. */
  isButton: boolean;
  /** The text of the button, and the title of its dialog. */
  label: string;
}

/** The settings of one widget, read from its element each time one changes. */
export interface EmbedSettings extends EmbedAppearance {
  /** The base address of the API, without a slash at the end. */
  api: string;
  partnerKey: string | undefined;
  /** The id of the referring agent, of the kind that the API expects; for APIs without partner keys. */
  referrer: number | undefined;
  /** Whether that id is the agent's own; otherwise it is their user's. */
  isAgentId: boolean;
  prefill: EmbedPrefill;
  /**
   * Whether the API is known to honour a booking's `uuid`: a booking that may have arrived is sent again
   * without asking.
   */
  retryCreates: boolean;
  /** Separates the drafts of several widgets on one page. */
  draftName: string;
}

/** The element, as its form uses it. */
export interface EmbedElement extends HTMLElement {
  /** Set by the page, as an object or JSON. */
  prefill: EmbedPrefill | string | undefined;
}

/** The place of a form, and the element that it belongs to. */
export interface EmbedHost {
  element: EmbedElement;
  /** The element in which the form is drawn. */
  container: HTMLElement;
  readAppearance: (element: HTMLElement) => EmbedAppearance;
  /**
   * Called when the form is removed, because nothing can be booked from this page. `message` tells visitors
   * so in its place.
   */
  onUnusable: (message: string) => void;
}

/** A form that is drawn. */
export interface EmbedForm {
  /** Reads the element's settings again. */
  update: () => void;
  /** Opens the dialog, or scrolls to the form in the page. */
  open: () => void;
  close: () => void;
  /** Starts again with an empty form. */
  reset: () => void;
  /** Aborts the form's requests and removes everything. */
  unmount: () => void;
}

/** The module that the loader fetches. */
export interface EmbedFormModule {
  mountForm: (host: EmbedHost) => Promise<EmbedForm | undefined>;
}
