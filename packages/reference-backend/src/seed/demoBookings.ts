import type { BookingStatus, FarmingType, TestType } from '@udongo/sdk';

export interface DemoBooking {
  /** Farmer's id; null for somebody who is not registered. */
  farmer: number | null;
  /** The role of the person who made it. */
  by: 'farmer' | 'agent' | 'administrator' | 'visitor';
  test: TestType;
  farming: FarmingType;
  status: BookingStatus;
  /** Day of the test, counted from today. */
  inDays: number;
  samples: number;
  paid?: true;
  reportSent?: true;
  discountCode?: 'KARIBU10' | 'MAVUNO25';
  notes?: string;
}

const basic = 'basic-macro-nutrients-analysis';
const complete = 'complete-soil-analysis';
const microbial = 'microbial-analysis';

/** Bookings in every state, oldest first; those with a state from `analysed` on carry readings. */
export const demoBookings: readonly DemoBooking[] = [
  {
    farmer: 1,
    by: 'farmer',
    test: complete,
    farming: 'mixed',
    status: 'report_ready',
    inDays: -62,
    samples: 3,
    paid: true,
    reportSent: true,
  },
  {
    farmer: 15,
    by: 'agent',
    test: basic,
    farming: 'monocropping',
    status: 'report_ready',
    inDays: -58,
    samples: 2,
    paid: true,
    reportSent: true,
  },
  {
    farmer: 2,
    by: 'agent',
    test: complete,
    farming: 'mixed',
    status: 'report_ready',
    inDays: -51,
    samples: 1,
    paid: true,
  },
  {
    farmer: 21,
    by: 'administrator',
    test: microbial,
    farming: 'mixed',
    status: 'verified',
    inDays: -44,
    samples: 2,
    paid: true,
  },
  {
    farmer: 9,
    by: 'farmer',
    test: basic,
    farming: 'monocropping',
    status: 'verified',
    inDays: -40,
    samples: 1,
    paid: true,
    discountCode: 'KARIBU10',
  },
  {
    farmer: 3,
    by: 'agent',
    test: complete,
    farming: 'mixed',
    status: 'analysed',
    inDays: -33,
    samples: 2,
    paid: true,
  },
  {
    farmer: 30,
    by: 'farmer',
    test: complete,
    farming: 'monocropping',
    status: 'analysed',
    inDays: -30,
    samples: 1,
  },
  {
    farmer: 26,
    by: 'administrator',
    test: basic,
    farming: 'mixed',
    status: 'canceled',
    inDays: -27,
    samples: 1,
  },
  {
    farmer: 4,
    by: 'agent',
    test: microbial,
    farming: 'mixed',
    status: 'received',
    inDays: -21,
    samples: 2,
    paid: true,
  },
  {
    farmer: 16,
    by: 'agent',
    test: complete,
    farming: 'monocropping',
    status: 'received',
    inDays: -18,
    samples: 3,
    paid: true,
  },
  {
    farmer: 1,
    by: 'agent',
    test: basic,
    farming: 'mixed',
    status: 'sample_collected',
    inDays: -9,
    samples: 2,
  },
  {
    farmer: 10,
    by: 'farmer',
    test: complete,
    farming: 'mixed',
    status: 'sample_collected',
    inDays: -7,
    samples: 1,
    paid: true,
  },
  {
    farmer: 22,
    by: 'agent',
    test: basic,
    farming: 'mixed',
    status: 'sample_collected',
    inDays: -5,
    samples: 1,
  },
  {
    farmer: 5,
    by: 'agent',
    test: complete,
    farming: 'mixed',
    status: 'booked',
    inDays: -2,
    samples: 1,
    notes: 'The road floods after rain. Call before coming.',
  },
  {
    farmer: 27,
    by: 'farmer',
    test: microbial,
    farming: 'monocropping',
    status: 'booked',
    inDays: 0,
    samples: 1,
  },
  { farmer: 1, by: 'farmer', test: basic, farming: 'mixed', status: 'booked', inDays: 3, samples: 1 },
  {
    farmer: 6,
    by: 'agent',
    test: complete,
    farming: 'mixed',
    status: 'booked',
    inDays: 4,
    samples: 2,
    discountCode: 'MAVUNO25',
  },
  {
    farmer: 17,
    by: 'administrator',
    test: basic,
    farming: 'monocropping',
    status: 'booked',
    inDays: 6,
    samples: 1,
    paid: true,
  },
  {
    farmer: 7,
    by: 'agent',
    test: basic,
    farming: 'monocropping',
    status: 'booked',
    inDays: 7,
    samples: 1,
  },
  { farmer: null, by: 'agent', test: complete, farming: 'mixed', status: 'booked', inDays: 9, samples: 2 },
  { farmer: 12, by: 'farmer', test: microbial, farming: 'mixed', status: 'booked', inDays: 11, samples: 1 },
  { farmer: null, by: 'visitor', test: basic, farming: 'mixed', status: 'booked', inDays: 12, samples: 1 },
  {
    farmer: 28,
    by: 'administrator',
    test: complete,
    farming: 'mixed',
    status: 'booked',
    inDays: 15,
    samples: 3,
  },
  {
    farmer: 8,
    by: 'agent',
    test: complete,
    farming: 'monocropping',
    status: 'booked',
    inDays: 21,
    samples: 1,
  },
  {
    farmer: 1,
    by: 'farmer',
    test: complete,
    farming: 'mixed',
    status: 'booked',
    inDays: 30,
    samples: 2,
    paid: true,
  },
];

/** People for bookings without a registered farmer, in order. */
export const unregisteredPeople = [
  { name: 'Atieno Owuor', phone_no: '+254733000201', email: '', address: 'Katito market', county: 42 },
  {
    name: 'Karanja Thuo',
    phone_no: '+254733000202',
    email: 'karanja.thuo@udongo.test',
    address: '',
    county: 32,
  },
] as const;

export const sampleLocations = [
  'Lower plot, beside the borehole',
  'Upper terrace',
  'Field along the road',
  'Plot behind the homestead',
  'River side',
] as const;
