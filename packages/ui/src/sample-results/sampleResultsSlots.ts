/** The parts of `SampleResults` that a host can change. */
export interface SampleResultsSlots {
  root: 'div';
  /** The actions for a crop. */
  actions: 'section';
  action: 'li';
  /** The readings of a crop. */
  readings: 'section';
  reading: 'li';
}
