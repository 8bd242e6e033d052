import type { RatedReading } from '@udongo/sdk';
import { type NumberRecordField, sensorLimits } from '@udongo/ui';

/** The readings of soil, in the order of a probe. */
export const soilReadings = Object.keys(sensorLimits).filter(
  (name): name is RatedReading => name !== 'latitude' && name !== 'longitude',
);

/** A field of a form for a reading, in its unit and within the limits of probes. */
export function readingField(
  reading: RatedReading,
  field: Pick<NumberRecordField, 'name' | 'label' | 'required'>,
): NumberRecordField {
  const { unit, min, max } = sensorLimits[reading];
  return { kind: 'number', ...(unit && { unit }), min, max, ...field };
}
