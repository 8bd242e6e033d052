import type { RecordFormState } from '../record-form/index.ts';

export interface SoilSampleFormSlots {
  section: 'section';
  sectionTitle: 'h3';
  paste: 'div';
  note: 'p';
  warning: 'span';
}

export type SoilSampleFormState = RecordFormState;
