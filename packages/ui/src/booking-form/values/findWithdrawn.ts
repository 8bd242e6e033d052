import { soilTypes } from '@udongo/sdk/values';
import type { BookingRule } from './bookingSchema.ts';
import type { BookingFormValues } from './bookingValues.ts';

export interface WithdrawnValue {
  path: `samples.${number}.soil_type` | `samples.${number}.main_crop`;
  message: BookingRule;
}

/**
 * Finds soil types and main crops that are no longer offered, in complete samples of a restored draft or a stored booking.
 * `cropIds` are the crops that can be chosen now; null if that is unknown: then the server decides.
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
