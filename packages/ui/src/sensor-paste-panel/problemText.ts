import { writeLimit } from '@udongo/sdk/results';
import type { sensorPaste } from '../messages/en/sensorPaste.ts';
import type { sensorReading } from '../messages/en/sensorReading.ts';
import type { TranslateOf } from '../messages/index.ts';
import type { PasteProblem } from './parseSensorText.ts';
import type { ReadingProblem } from './sensorReadings.ts';
import { isCoordinate, type SensorReading, type SensorValues, sensorLimits } from './sensorReadings.ts';

type ReadingTranslate = TranslateOf<{ sensorReading: typeof sensorReading }>;
type PasteTranslate = TranslateOf<{ sensorReading: typeof sensorReading; sensorPaste: typeof sensorPaste }>;

/**
 * A value with its unit, as people write it: "12 mg/kg", "24.1 %", "-1.28638°", and "< 5 mg/kg" where it `isBelow` the
 * limit of its method.
 */
export function formatReading(
  reading: SensorReading,
  value: number | string | null,
  isBelow?: boolean,
): string {
  if (value === null) return '-';
  const { unit } = sensorLimits[reading];
  return writeLimit(unit === '' || unit === '°' ? `${value}${unit}` : `${value} ${unit}`, isBelow);
}

/**
 * The message for a problem of a reading.
 * @internal
 */
export function readingProblemText(
  { kind }: ReadingProblem,
  reading: SensorReading,
  t: ReadingTranslate,
): string {
  const { min, max, usualMin, usualMax } = sensorLimits[reading];
  if (kind === 'outOfRange') {
    return t('sensorReading.outOfRange', { min, max: formatReading(reading, max.toLocaleString('en-KE')) });
  }
  if (kind === 'unusual') {
    return t('sensorReading.unusual', {
      min: usualMin,
      max: formatReading(reading, usualMax.toLocaleString('en-KE')),
    });
  }
  if (kind === 'zero') return t(isCoordinate(reading) ? 'sensorReading.zeroPlace' : 'sensorReading.zero');
  return t(`sensorReading.${kind}`);
}

/**
 * The message for a problem of a pasted line.
 * @internal
 */
export function pasteProblemText(
  problem: PasteProblem,
  reading: SensorReading | null,
  t: PasteTranslate,
): string {
  const { kind } = problem;
  switch (kind) {
    case 'unknownKey':
    case 'unreadable':
    case 'notANumber':
    case 'repeated':
    case 'contradicted':
    case 'ambiguous':
    case 'replaced':
    case 'leftOut':
      return t(`sensorPaste.${kind}`);
    case 'noLimit':
    case 'limitUnknown':
      return t(`sensorReading.${kind}`);
    case 'unknownUnit':
      return t('sensorPaste.unknownUnit', { unit: unitName(reading, t) });
    case 'unfitUnit':
      return t('sensorPaste.unfitUnit', {
        unit: unitName(reading, t),
        name: reading ? t(`sensorReading.${reading}`) : '',
      });
    default:
      return reading ? readingProblemText({ kind, severity: 'error' }, reading, t) : '';
  }
}

/** The text of the button that corrects a problem; '' if nothing is suggested. */
export function correctionText(
  { kind, correction }: { kind: string; correction?: SensorValues },
  reading: SensorReading,
  t: ReadingTranslate,
): string {
  if (!correction) return '';
  const value = correction[reading];
  return kind === 'swapped' || value === undefined
    ? t('sensorReading.swap')
    : t('sensorReading.use', { value: formatReading(reading, value) });
}

function unitName(reading: SensorReading | null, t: PasteTranslate): string {
  return (reading && sensorLimits[reading].unit) || t('sensorPaste.noUnit');
}
