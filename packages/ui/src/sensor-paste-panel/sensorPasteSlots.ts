import type { SensorReading } from './sensorReadings.ts';

export interface SensorPastePanelSlots {
  root: 'section';
  title: 'h2' | 'h3' | 'h4';
  /** A note on a text that is only partly shown. */
  long: 'p';
  /** The device's position, and the button that empties the text. */
  location: 'div';
  /** Chooses one of several measurements. */
  rows: 'fieldset';
  /** The lines that were read. */
  preview: 'table';
  /** One reading. */
  line: 'tr';
  /** The problem of a line. */
  problem: 'div';
  /** The number of readings to apply, and of applied ones. */
  status: 'p';
  /** Status and button. */
  footer: 'div';
}

export interface SensorPastePanelState {
  status: 'idle' | 'pending' | 'success' | 'error';
}

/** The fields' values that readings would replace, as typed. */
export type CurrentReadings = Partial<Record<SensorReading, string>>;
