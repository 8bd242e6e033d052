import { roundCoordinate } from './coordinates.ts';
import { isCoordinate, type SensorReading, type SensorValues, sensorLimits } from './sensorLimits.ts';

const sensorReadings = Object.keys(sensorLimits) as readonly SensorReading[];

/** An estimate in µS/cm: less salt than rain water has; read as dS/m, it is the saltiest soil there is. */
const mostInOtherUnit = 20;

/** Kinds of problems of a reading that is a number. */
export type ReadingProblemKind =
  | 'zero'
  | 'wordOverflow'
  | 'phTimesTen'
  | 'outOfRange'
  | 'byteOverflow'
  | 'conductivityUnit'
  | 'allEqual'
  | 'swapped'
  | 'outsideKenya'
  | 'unusual';

/** A problem that `judgeReadings` finds in one reading. */
export interface ReadingProblem<Kind extends string = ReadingProblemKind> {
  kind: Kind;
  /** 'error': the reading is refused. 'warning': a person is asked to check it. */
  severity: 'error' | 'warning';
  /** The value that was probably meant; a person has to accept it, it is never applied by itself. */
  correction?: SensorValues;
}

/**
 * Judges readings, coordinates after rounding to 5 decimals; a reading without a problem is not in the
 * answer. Checks that explain a cause come before the plain limits; the first that applies is given. Browser
 * and server both use it.
 * Never throws: a value that is no finite number is out of range.
 * Source: specification section 5, "Soil sample", and `sensorLimits`.
 */
export function judgeReadings(values: SensorValues): Partial<Record<SensorReading, ReadingProblem>> {
  const problems: Partial<Record<SensorReading, ReadingProblem>> = {};
  for (const reading of sensorReadings) {
    const value = values[reading];
    const problem = value === undefined ? undefined : judge(reading, value, values);
    if (problem) problems[reading] = problem;
  }
  return problems;
}

/**
 * Rounds a reading as it is judged and sent: coordinates to 5 decimals, all other readings stay as they are.
 */
export function roundReading(reading: SensorReading, value: number): number {
  return isCoordinate(reading) && Number.isFinite(value) ? roundCoordinate(value) : value;
}

function judge(reading: SensorReading, given: number, values: SensorValues): ReadingProblem | undefined {
  const value = roundReading(reading, given);
  const { min, max } = sensorLimits[reading];
  const isNutrient = reading === 'nitrogen' || reading === 'phosphorus' || reading === 'potassium';
  if (value === 0) return { kind: 'zero', severity: 'error' };
  if (isNutrient && value === 65535) return { kind: 'wordOverflow', severity: 'error' };
  if (isNutrient && value === 255) return { kind: 'byteOverflow', severity: 'warning' };
  if (reading === 'pH' && value >= 30 && value <= 100) {
    return { kind: 'phTimesTen', severity: 'error', correction: { pH: tidy(value / 10) } };
  }
  if (isCoordinate(reading)) {
    const { latitude, longitude } = values;
    if (latitude !== undefined && longitude !== undefined && isSwapped(latitude, longitude)) {
      const correction = { latitude: longitude, longitude: latitude };
      return { kind: 'swapped', severity: 'warning', correction };
    }
  }
  if (!(value >= min && value <= max)) return { kind: 'outOfRange', severity: 'error' };
  if (reading === 'conductivity' && value <= mostInOtherUnit) {
    const correction = { conductivity: tidy(value * 1000) };
    return { kind: 'conductivityUnit', severity: 'warning', correction };
  }
  const { nitrogen, phosphorus, potassium } = values;
  if (isNutrient && nitrogen === phosphorus && phosphorus === potassium) {
    return { kind: 'allEqual', severity: 'warning' };
  }
  if (isUsual(reading, value)) return undefined;
  return { kind: isCoordinate(reading) ? 'outsideKenya' : 'unusual', severity: 'warning' };
}

function isSwapped(latitude: number, longitude: number): boolean {
  return isUsual('longitude', latitude) && isUsual('latitude', longitude);
}

function isUsual(reading: SensorReading, value: number): boolean {
  const { usualMin, usualMax } = sensorLimits[reading];
  return value >= usualMin && value <= usualMax;
}

/** Removes the rounding errors of binary fractions: 0.11 * 1000 is 110. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
