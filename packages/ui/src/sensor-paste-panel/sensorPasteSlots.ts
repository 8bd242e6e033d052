import type { SensorReading } from './sensorReadings.ts';

export interface SensorPastePanelSlots {
  root: 'section';
  title: 'h2' | 'h3' | 'h4';
  long: 'p';
  location: 'div';
  rows: 'fieldset';
  preview: 'table';
  line: 'tr';
  problem: 'div';
  status: 'p';
  footer: 'div';
}

export interface SensorPastePanelState {
  status: 'idle' | 'pending' | 'success' | 'error';
}

/** What the fields hold that readings would replace, as typed. */
export type CurrentReadings = Partial<Record<SensorReading, string>>;
