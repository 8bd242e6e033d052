import type { Analysis, TestType } from '../generated/types.ts';
import { analysesOf } from '../values/testTypes.ts';
import type { RatedReading } from './ResultTexts.ts';

/** The analysis that each reading belongs to. */
const analysisOf: Readonly<Record<RatedReading, Analysis>> = {
  nitrogen: 'macro_nutrients',
  phosphorus: 'macro_nutrients',
  potassium: 'macro_nutrients',
  pH: 'acidity',
  conductivity: 'salts',
  moisture: 'moisture_temperature',
  temperature: 'moisture_temperature',
};

/**
 * Whether the results of a test show a reading of the probe: its price names the analysis. Those of a test that contains no such
 * analysis show all of them.
 * @example
 * isIncluded('basic-macro-nutrients-analysis', 'conductivity'); // false
 */
export function isIncluded(testType: TestType, reading: RatedReading): boolean {
  const own = analysesOf(testType);
  const isOfProbe = Object.values(analysisOf).some((analysis) => own.includes(analysis));
  return !isOfProbe || own.includes(analysisOf[reading]);
}
