/** The slots of a booking form; samples have theirs in `sample…`. */
export interface BookingFormSlots {
  /** Form, or confirmation. */
  root: 'div';
  form: 'form';
  /** All but the amount due. */
  main: 'div';
  /** The list of what to correct. */
  errors: 'div';
  /** One line of it: goes to its control. */
  errorLink: 'a';
  /** The offer to go on with an unfinished booking. */
  draft: 'div';
  /** The bookings of `queue` that are not sent yet. */
  waiting: 'div';
  /** 'Clear my details'. */
  clear: 'div';
  sampleList: 'ul';
  sample: 'li';
  /** Number, and the buttons of a sample. */
  sampleHeader: 'div';
  sampleTitle: 'h2';
  /** What a folded sample says. */
  sampleSummary: 'p';
  /** Stands where a sample was, with Undo. */
  sampleRemoved: 'li';
  /** Stands where there is none. */
  noSamples: 'li';
  /** Around its button. */
  addSample: 'div';
  /** The amount due: beside the form, on phones a bar below. */
  summary: 'aside';
  /** How the amount comes about; hidden on phones. */
  summaryDetails: 'div';
  /** Total and main button. */
  summaryBar: 'div';
  /** A name and its amount. */
  summaryLine: 'div';
  total: 'div';
  /** What became of the last press. */
  notice: 'div';
  /** Whether the draft is kept. */
  draftState: 'div';
  /** The confirmation. */
  done: 'section';
  doneTitle: 'h2';
  doneCode: 'p';
  /** The code as a link, where `bookingHref` is given. */
  doneLink: 'a';
  /** What there is to pay. */
  doneAmount: 'p';
  doneStepsTitle: 'h3';
  /** What happens next. */
  doneSteps: 'ol';
  /** Drawn where `statusHref` is given. */
  /** Leads to where the booking is paid. */
  payLink: 'a';
  statusLink: 'a';
}

export interface BookingFormState {
  mode: 'create' | 'update';
  /** 'done': the confirmation is shown. */
  status: 'idle' | 'pending' | 'done';
  /** On a sample's slots: only its summary is shown. */
  collapsed?: boolean;
}
