import type { Booking, BookingRequest } from '@udongo/sdk';
import { type ReactNode, useMemo } from 'react';
import { createAgrovetLookup, createCountyLookup, createCropLookup } from '../lib/recordLookups.ts';
import { testTypeLabels } from '../lib/testTypeLabels.ts';
import { type MergeField, useMerge } from '../merge/index.ts';
import { useMessages } from '../provider/index.ts';
import { readFarmingTypeOptions, readSoilTypeOptions } from './fields/index.ts';
import type { BookingFormApi } from './session/index.ts';
import { bookingFields, bookingTexts, sampleFields, sayText } from './values/index.ts';

/**
 * For the form of a booking that two people can change at the same time: sends its `version` back, merges what
 * somebody else saved in the meantime, and asks about what both changed. Give its `api` to the `BookingForm` and
 * draw its `question` beside the form. A booking without a version is saved as without this hook. The booking is
 * read once: another one needs another `key`.
 */
export function useBookingMerge<Api extends BookingFormApi>(
  api: Api,
  booking: Booking,
): { api: Api; question: ReactNode } {
  const t = useMessages(bookingTexts);
  const { counties, agents, crops } = api;
  const lookups: Readonly<Record<string, Partial<MergeField>>> = useMemo(() => {
    const crop = createCropLookup(crops);
    const [main_crop, other_crops] = [crop, crop];
    return {
      ...{ crops: crop, main_crop, other_crops },
      county: createCountyLookup(counties),
      agent: createAgrovetLookup(agents),
      test_type: {
        options: Object.entries(testTypeLabels).map(([value, label]) => ({ value, label: t(label) })),
      },
      farming_type: { options: readFarmingTypeOptions(t) },
      soil_type: { options: readSoilTypeOptions('', t) },
    };
  }, [counties, agents, crops, t]);
  const toFields = (specs: Readonly<Record<string, { label: Parameters<typeof sayText>[1] }>>, prefix = '') =>
    Object.entries(specs).map(([name, { label }]) => ({
      ...lookups[name],
      name: prefix + name,
      label: sayText(t, label),
    }));
  const merge = useMerge({
    record: booking,
    fields: [...toFields(bookingFields), ...toFields(sampleFields, 'samples.')],
    derive: (body) => ({ no_of_samples: (body as BookingRequest).samples.length }),
  });
  const update: Api['bookings']['update'] = (id, body) =>
    merge.save(body, (sent) => api.bookings.update(id, sent));
  return { api: { ...api, bookings: { ...api.bookings, update } }, question: merge.dialog };
}
