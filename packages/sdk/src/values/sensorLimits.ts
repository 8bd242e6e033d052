/** The readings of a soil probe and its phone. Units: mg/kg, percent by volume, °C, pH, µS/cm, degrees. */
export type SensorReading =
  | 'nitrogen'
  | 'phosphorus'
  | 'potassium'
  | 'conductivity'
  | 'moisture'
  | 'temperature'
  | 'pH'
  | 'latitude'
  | 'longitude';

/** The values of known readings, in the units of `SensorReading`. */
export type SensorValues = Partial<Record<SensorReading, number>>;

/** Whether a reading is a coordinate. */
export function isCoordinate(reading: SensorReading): reading is 'latitude' | 'longitude' {
  return reading === 'latitude' || reading === 'longitude';
}

/** The allowed range of a reading, limits included. */
export interface SensorLimit {
  /** The unit as it is written after a value; '' for pH. */
  unit: string;
  /** Below `min` and above `max` a reading is refused. */
  min: number;
  max: number;
  /** Below `usualMin` and above `usualMax` a person is asked to check. */
  usualMin: number;
  usualMax: number;
}

/**
 * The limits of each reading, in the order in which forms ask for them.
 * Source: ranges of RS485 soil probes (myduino README, womaster ES107, SenseCAP); the usual ranges are estimates, the
 * coordinates' the bounding box of Kenya with a margin.
 */
export const sensorLimits = {
  nitrogen: { unit: 'mg/kg', min: 0, max: 3000, usualMin: 1, usualMax: 200 },
  phosphorus: { unit: 'mg/kg', min: 0, max: 3000, usualMin: 1, usualMax: 300 },
  potassium: { unit: 'mg/kg', min: 0, max: 3000, usualMin: 10, usualMax: 1000 },
  conductivity: { unit: 'µS/cm', min: 0, max: 20000, usualMin: 10, usualMax: 4000 },
  moisture: { unit: '%', min: 0, max: 100, usualMin: 3, usualMax: 60 },
  temperature: { unit: '°C', min: -10, max: 60, usualMin: 8, usualMax: 45 },
  pH: { unit: '', min: 3, max: 10, usualMin: 4, usualMax: 9 },
  latitude: { unit: '°', min: -90, max: 90, usualMin: -4.8, usualMax: 5.6 },
  longitude: { unit: '°', min: -180, max: 180, usualMin: 33.8, usualMax: 42 },
} as const satisfies Record<SensorReading, SensorLimit>;
