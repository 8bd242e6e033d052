import type { BookingRequest, SampleRequest } from '@udongo/sdk';

/** A sample that may be booked. */
export function sampleBody(changes: Record<string, unknown> = {}): SampleRequest {
  return {
    sample_location: 'Lower plot',
    sample_notes: 'Depth 20 cm',
    soil_type: 'loam',
    size_of_land: '1.50',
    main_crop: 1,
    other_crops: [2],
    ...changes,
  };
}

/** A booking that anybody may make; a change to undefined leaves the key out. */
export function bookingBody(changes: Record<string, unknown> = {}): BookingRequest {
  const body = {
    name: 'Atieno Owuor',
    phone_no: '0733 000 299',
    soil_test_date: '2026-12-01',
    test_type: 'complete-soil-analysis' as const,
    farming_type: 'mixed' as const,
    samples: [sampleBody()],
    ...changes,
  };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as typeof body;
}
