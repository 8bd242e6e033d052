import { judgeReadings } from '../values/judgeReadings.ts';
import { type SensorReading, type SensorValues, sensorLimits } from '../values/sensorLimits.ts';

/**
 * Takes the sign off a value as laboratories write it below the limit of their method: "< 5", "<5", "‹ 5".
 * Errors: never throws.
 */
export function readLimit(written: string): { text: string; isBelow: boolean } {
  const text = written.trim();
  const isBelow = /^[<‹＜]/.test(text);
  return { text: isBelow ? text.slice(1).trim() : text, isBelow };
}

/** Writes a value with its "<" where it is below the limit of its method: "< 5 mg/kg". */
export function writeLimit(text: string, isBelow = false): string {
  return isBelow ? `< ${text}` : text;
}

/** Whether a reading can be below the limit of its method: only an amount can, of which 0 is the least. */
export function hasLimit(reading: SensorReading): boolean {
  return sensorLimits[reading].min === 0;
}

/**
 * Judges readings as `judgeReadings` does. Of a reading of `below`, which is below the limit of its method, only that limit is judged: it
 * has to be possible.
 * Errors: never throws.
 */
export function judgeTyped(
  values: SensorValues,
  below: readonly SensorReading[],
): ReturnType<typeof judgeReadings> {
  const problems = judgeReadings(values);
  for (const reading of below) if (problems[reading]?.severity === 'warning') delete problems[reading];
  return problems;
}
