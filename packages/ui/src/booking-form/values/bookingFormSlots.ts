/** The slots of a booking form; those of samples start with `sample`. */
export interface BookingFormSlots {
  /** Around the form or the confirmation. */
  root: 'div';
  form: 'form';
  /** Everything except the amount due. */
  main: 'div';
  /** The list of errors. */
  errors: 'div';
  /** One error of the list: a link to its control. */
  errorLink: 'a';
  /** The offer to continue an unfinished booking. */
  draft: 'div';
  /** The bookings of `queue` that are not sent yet. */
  waiting: 'div';
  /** 'Clear my details'. */
  clear: 'div';
  sampleList: 'ul';
  sample: 'li';
  /** The number and the buttons of a sample. */
  sampleHeader: 'div';
  sampleTitle: 'h2';
  /** The one line of a folded sample. */
  sampleSummary: 'p';
  /** In place of a removed sample, with Undo. */
  sampleRemoved: 'li';
  /** In place of the samples if there are none. */
  noSamples: 'li';
  /** Around the button that adds a sample. */
  addSample: 'div';
  /** The amount due: beside the form, on phones a bar below. */
  summary: 'aside';
  /** The parts of the amount; hidden on phones. */
  summaryDetails: 'div';
  /** The total and the main button. */
  summaryBar: 'div';
  /** A name and its amount. */
  summaryLine: 'div';
  total: 'div';
  /** The message about the last press. */
  notice: 'div';
  /** The line that the draft is kept, with the button that clears it. */
  draftState: 'div';
  /** The confirmation. */
  done: 'section';
  doneTitle: 'h2';
  doneCode: 'p';
  /** The code as a link, if `bookingHref` is given. */
  doneLink: 'a';
  /** The amount to pay. */
  doneAmount: 'p';
  doneStepsTitle: 'h3';
  /** The next steps. */
  doneSteps: 'ol';
  /** The link to the page where the booking is paid, if `payHref` is given. */
  payLink: 'a';
  /** The link to the status page, if `statusHref` is given. */
  statusLink: 'a';
}

export interface BookingFormState {
  mode: 'create' | 'update';
  /** 'done': the confirmation is shown. */
  status: 'idle' | 'pending' | 'done';
  /** On a sample's slots: true if only its summary is shown. */
  collapsed?: boolean;
}
