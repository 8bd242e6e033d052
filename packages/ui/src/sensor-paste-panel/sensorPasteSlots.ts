import type { SensorReading } from './sensorReadings.ts';

export interface SensorPastePanelSlots {
  root: 'section';
  title: 'h2' | 'h3' | 'h4';
  /** Said of a text that is shown in part. */
  long: 'p';
  /** The device's position, and what empties the text. */
  location: 'div';
  /** Chooses one of several measurements. */
  rows: 'fieldset';
  /** What was read, line by line. */
  preview: 'table';
  /** One reading. */
  line: 'tr';
  /** What is wrong with a line. */
  problem: 'div';
  /** How much can be applied, and what was. */
  status: 'p';
  /** Status and button. */
  footer: 'div';
}

export interface SensorPastePanelState {
  status: 'idle' | 'pending' | 'success' | 'error';
}

/** What the fields hold that readings would replace, as typed. */
export type CurrentReadings = Partial<Record<SensorReading, string>>;
