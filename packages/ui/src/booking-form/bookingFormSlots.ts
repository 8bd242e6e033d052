/** The slots of a booking form; samples have theirs in `sample…`. */
export interface BookingFormSlots {
  root: 'div';
  form: 'form';
  main: 'div';
  errors: 'div';
  errorLink: 'a';
  draft: 'div';
  waiting: 'div';
  clear: 'div';
  sampleList: 'ul';
  sample: 'li';
  sampleHeader: 'div';
  sampleTitle: 'h2';
  sampleSummary: 'p';
  sampleRemoved: 'li';
  noSamples: 'li';
  addSample: 'div';
  summary: 'aside';
  summaryDetails: 'div';
  summaryBar: 'div';
  summaryLine: 'div';
  total: 'div';
  notice: 'div';
  draftState: 'div';
  done: 'section';
  doneTitle: 'h2';
  doneCode: 'p';
  doneSteps: 'ol';
  statusLink: 'a';
}

export interface BookingFormState {
  mode: 'create' | 'update';
  /** 'done': the confirmation is shown. */
  status: 'idle' | 'pending' | 'done';
  /** On a sample's slots: only its summary is shown. */
  collapsed?: boolean;
}
