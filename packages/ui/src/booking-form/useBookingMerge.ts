import type { Booking, BookingRequest } from '@udongo/sdk';
import { type ReactNode, useMemo, useRef } from 'react';
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
 * draw its `question` beside the form. It also merges a kept draft of an older version of the booking. A service
 * without versions is asked for nothing else: there only such drafts are merged. The booking is read once: another
 * one needs another `key`.
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
    record: withVersion(booking),
    fields: [...toFields(bookingFields), ...toFields(sampleFields, 'samples.')],
    derive: (body) => ({ no_of_samples: (body as BookingRequest).samples.length }),
  });
  /** The booking as the service answered it last. */
  const stored = useRef(booking);
  const send = async (id: number, body: BookingRequest) => {
    if (booking.version) return api.bookings.update(id, body);
    const { version, ...plain } = body;
    const current = withVersion(stored.current);
    if (version !== current.version) throw Object.assign(new Error('stale'), staleAnswer(current));
    stored.current = await api.bookings.update(id, plain);
    return withVersion(stored.current);
  };
  const bookings: Api['bookings'] = {
    ...api.bookings,
    update: (id, body) => merge.save(body, (sent) => send(id, sent)),
    startFrom: (before) => before && merge.startFrom(withVersion(before)),
    isAsking: Boolean(merge.dialog),
  };
  return { api: { ...api, bookings }, question: merge.dialog };
}

/** Gives a booking of a service without versions its last change in the place of one. */
function withVersion(booking: Booking): Booking {
  return { ...booking, version: booking.version ?? booking.updated_on };
}

/** The refusal of a service with versions, from what was read of one without. */
const staleAnswer = (stored: Booking) => ({ status: 412, body: { code: 'stale', stored } });
