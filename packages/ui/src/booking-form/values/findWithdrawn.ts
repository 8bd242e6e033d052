import { soilTypes } from '@udongo/sdk/values';
import type { BookingRule } from './bookingSchema.ts';
import type { BookingFormValues } from './bookingValues.ts';

export interface WithdrawnValue {
  path: `samples.${number}.soil_type` | `samples.${number}.main_crop`;
  message: BookingRule;
}

/**
 * The second pass over samples that are whole: what a restored draft or a stored booking holds may no longer be allowed.
 * `cropIds` are the crops that may be chosen now; null when that is not known, then the server decides.
 * Source: specification section 5, "A second pass".
 */
export function findWithdrawn(
  samples: BookingFormValues['samples'],
  cropIds: ReadonlySet<number> | null,
): readonly WithdrawnValue[] {
  return samples.flatMap((sample, index): WithdrawnValue[] => {
    const soil = soilTypes.some(({ value }) => value === sample.soil_type);
    const crop = !cropIds || (sample.main_crop !== null && cropIds.has(sample.main_crop));
    return [
      ...(soil
        ? []
        : [{ path: `samples.${index}.soil_type`, message: 'bookingErrors.soilTypeUnknown' } as const]),
      ...(crop
        ? []
        : [{ path: `samples.${index}.main_crop`, message: 'bookingErrors.mainCropUnknown' } as const]),
    ];
  });
}
