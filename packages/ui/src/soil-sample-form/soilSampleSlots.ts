import type { RecordFormState } from '../record-form/index.ts';

export interface SoilSampleFormSlots {
  /** Readings, and the sample itself. */
  section: 'section';
  sectionTitle: 'h3';
  /** Around the panel for pasted readings. */
  paste: 'div';
  /** An important note on the readings. */
  note: 'p';
  /** Below a reading that is unusual. */
  warning: 'span';
}

export type SoilSampleFormState = RecordFormState;
