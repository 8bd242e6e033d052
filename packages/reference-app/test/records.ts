import type { Booking, LoginResponse, PublicBooking, SoilTestSample, User } from '@udongo/sdk';

export const farmer: User = {
  id: 8,
  username: 'farmer',
  email: 'farmer@udongo.test',
  full_name: 'Wanjiku Kariuki',
  is_superuser: false,
  is_agent: false,
  is_farmer: true,
  farmer: 1,
  agent: null,
  profile: { phone_number: '+254712345678', address: 'P.O. Box 301 Kiambu', county: 22 },
};

export const administrator: User = {
  ...farmer,
  id: 1,
  username: 'admin',
  email: 'admin@udongo.test',
  full_name: 'Ada Auma',
  is_superuser: true,
  is_farmer: false,
  farmer: null,
};

export const agent: User = {
  ...farmer,
  id: 2,
  username: 'agent',
  email: 'agent@udongo.test',
  full_name: 'Otieno Odhiambo',
  is_agent: true,
  is_farmer: false,
  farmer: null,
  agent: 1,
};

/** A login of this person; each has a token of its own. */
export function loginOf(user: User, token = `token-of-${user.username}`): LoginResponse {
  return { token, user };
}

export const booking: Booking = {
  id: 26,
  created_by: 8,
  farmer: 1,
  name: 'Wanjiku Kariuki',
  email: 'farmer@udongo.test',
  phone_no: '+254712345678',
  soil_test_date: '2027-01-15',
  no_of_samples: 1,
  test_type: 'complete-soil-analysis',
  county: 22,
  address: 'P.O. Box 301 Kiambu',
  crops: [1],
  notes: '',
  referrer_agent: 2,
  agent: 1,
  farming_type: 'mixed',
  discount: '0.00',
  discount_code: '',
  is_report_sent: false,
  samples: [
    {
      id: 50,
      sample_location: 'Lower plot, beside the borehole',
      sample_notes: 'Depth 20 cm',
      soil_type: 'loam',
      size_of_land: '1.50',
      main_crop: 1,
      other_crops: [],
    },
  ],
  paid: false,
  canceled: false,
  created_on: '2026-11-20T20:27:26.303015+03:00',
  updated_on: '2026-11-20T20:27:26.303045+03:00',
  code: 'UD-1026',
  uuid: '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11',
  status: 'booked',
};

export const publicBooking: PublicBooking = {
  uuid: '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11',
  code: 'UD-1026',
  status: 'received',
  soil_test_date: '2027-01-15',
  test_type: 'complete-soil-analysis',
  county: 22,
  county_name: 'Kiambu',
  no_of_samples: 2,
  paid: false,
  canceled: false,
};

/** A received sample that is still to be measured, and late. */
export const openSample: SoilTestSample = {
  id: 50,
  booking: 26,
  booking_code: 'UD-1026',
  code: 'UD-1026-1',
  sensor_data: null,
  has_readings: false,
  sample_notes: 'Depth 20 cm',
  sample_location: 'Lower plot, beside the borehole',
  soil_type: 'clay',
  size_of_land: '2.00',
  main_crop: 1,
  other_crops: [2],
  rejected_reason: null,
  rejected_note: '',
  rejected_on: null,
  received_on: '2026-11-20T09:30:00+03:00',
  condition: 'good',
  repeat_asked_on: null,
  due_on: '2026-11-25',
};
