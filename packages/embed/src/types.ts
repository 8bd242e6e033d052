/** The languages of the widget. */
export type EmbedLocale = 'en' | 'sw';

/** What a form may start with, under the names of the API; whatever else is given is left aside. */
export interface EmbedPrefill {
  name?: string;
  phone_no?: string;
  email?: string;
  /** Id of a county. */
  county?: number;
  address?: string;
  /** Id of an agrovet. */
  agent?: number;
  test_type?: string;
  /** yyyy-mm-dd. */
  soil_test_date?: string;
  farming_type?: string;
  /** Ids of crops, at most three. */
  crops?: number[];
  notes?: string;
  discount_code?: string;
}

/** What `udongo:booked` tells: enough to follow the booking, no personal data. */
export interface BookedDetail {
  uuid: string;
  /** For people; '' where the API gives none. */
  code: string;
}

/**
 * What `udongo:error` tells. 'setup': the element is not written right, its key does not hold here, or its `referrer` was refused: `message` says what its owner
 * must do; 'load': the form could not be fetched; 'booking': a booking was refused, when `message` names the fields, or got no answer;
 * `status` is the HTTP status or 0. Nothing that was typed is in it.
 */
export interface ErrorDetail {
  reason: 'setup' | 'load' | 'booking';
  message: string;
  status?: number;
}

/** What an element says before its form is there. */
export interface EmbedAppearance {
  locale: EmbedLocale;
  /** A button opens the form in a dialog; otherwise the form stands in the page. */
  isButton: boolean;
  /** What the button says, and the title of its dialog. */
  label: string;
}

/** The settings of one widget, read from its element each time one changes. */
export interface EmbedSettings extends EmbedAppearance {
  /** Where the API is, without a slash at the end. */
  api: string;
  partnerKey: string | undefined;
  /** The agent who refers, by the id that the API expects; for APIs without partner keys. */
  referrer: number | undefined;
  /** Whether that id is the agent's own; otherwise it is their user's. */
  isAgentId: boolean;
  prefill: EmbedPrefill;
  /** The API is known to honour a booking's `uuid`: what may have arrived is sent again without asking. */
  retryCreates: boolean;
  /** Names the drafts of this widget where a page has several. */
  draftName: string;
}

/** The element, as its form knows it. */
export interface EmbedElement extends HTMLElement {
  /** Set by the page; JSON as well. */
  prefill: EmbedPrefill | string | undefined;
}

/** Where a form draws, and for whom. */
export interface EmbedHost {
  element: EmbedElement;
  /** Where the form draws. */
  container: HTMLElement;
  readAppearance: (element: HTMLElement) => EmbedAppearance;
  /** The form is gone: nothing can be booked from this page. `message` tells its visitors so in its place. */
  onUnusable: (message: string) => void;
}

/** A form that was drawn. */
export interface EmbedForm {
  /** Reads the element's settings again. */
  update: () => void;
  /** Opens the dialog; in the page, goes to the form. */
  open: () => void;
  close: () => void;
  /** Starts anew, without what was typed. */
  reset: () => void;
  /** Aborts its requests and takes everything away. */
  unmount: () => void;
}

/** The module that the loader fetches. */
export interface EmbedFormModule {
  mountForm: (host: EmbedHost) => Promise<EmbedForm | undefined>;
}
