import type { BookingRequest } from '@udongo/sdk';
import type { PressedBooking } from '../src/booking-queue/index.ts';

/** A booking as a form presses it. */
export function pressed(uuid: string, change: Partial<BookingRequest> = {}): PressedBooking {
  return {
    uuid,
    labels: { 'crop:4': 'Maize', 'county:22': 'Kiambu' },
    request: {
      uuid,
      created_by: 2,
      farmer: null,
      name: 'Wanjiku Kariuki',
      email: '',
      phone_no: '+254712345678',
      soil_test_date: '2026-11-24',
      no_of_samples: 1,
      test_type: 'complete-soil-analysis',
      farming_type: 'mixed',
      crops: [4],
      county: 22,
      address: 'Githunguri',
      agent: 1,
      notes: '',
      discount_code: '',
      samples: [
        {
          sample_location: 'Lower plot',
          sample_notes: 'Depth 20 cm',
          soil_type: 'loam',
          size_of_land: '0.5',
          main_crop: 4,
          other_crops: [],
        },
      ],
      ...change,
    },
  };
}
