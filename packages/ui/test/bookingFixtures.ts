import type { Booking, BookingRequest, Sample } from '@udongo/sdk';
import type { BookingFormApi, BookingFormValues, BookingUser } from '../src/booking-form/index.ts';
import { writeDraft } from '../src/booking-form/session/bookingDraft.ts';
import { newBookingValues } from '../src/booking-form/values/bookingValues.ts';
import type { BookingEntries } from '../src/testing/index.ts';
import { farmersNamed } from './farmers.ts';

/** A day that is in the future of `today` below. */
export const today = '2026-11-20';

const profile = { phone_number: '+254712345678', address: 'P.O. Box 301 Kiambu', county: 22 };

const nobody = { is_superuser: false, is_agent: false, agent: null, profile } satisfies Partial<BookingUser>;

export const farmerUser: BookingUser = {
  ...nobody,
  id: 8,
  full_name: 'Wanjiku Kariuki',
  email: 'farmer@udongo.test',
};
export const agentUser: BookingUser = {
  ...nobody,
  id: 2,
  full_name: 'Otieno Odhiambo',
  email: 'agent@udongo.test',
  is_agent: true,
  agent: 1,
};
export const adminUser: BookingUser = {
  ...nobody,
  id: 1,
  full_name: 'Ada Auma',
  email: 'admin@udongo.test',
  is_superuser: true,
};

export const counties = ['Kisumu', "Murang'a", 'Kiambu', 'Nakuru'].map((name, index) => ({
  id: 20 + index,
  name,
}));
export const crops = ['Beans', 'Cabbage', 'Kale', 'Maize', 'Potato'].map((name, index) => ({
  id: index + 1,
  name,
}));
export const agrovets = ['Mavuno Agrovet', 'Shamba Supplies'].map((agrovet_name, index) => ({
  id: index + 1,
  agrovet_name,
}));

export function sampleNamed(sample_location: string, change: Partial<Sample> = {}): Sample {
  return {
    id: 50,
    sample_location,
    sample_notes: 'Depth 20 cm',
    soil_type: 'loam',
    size_of_land: '1.50',
    main_crop: 4,
    other_crops: [1],
    ...change,
  };
}

/** A stored booking of the farmer, its date in the past of `today`. */
export const storedBooking: Booking = {
  id: 26,
  created_by: 8,
  farmer: null,
  name: 'Wanjiku Kariuki',
  email: 'farmer@udongo.test',
  phone_no: '+254712345678',
  soil_test_date: '2026-10-01',
  no_of_samples: 2,
  test_type: 'complete-soil-analysis',
  county: 22,
  address: 'P.O. Box 301 Kiambu',
  crops: [4, 1],
  notes: '',
  referrer_agent: 2,
  agent: 1,
  farming_type: 'mixed',
  discount: '0.00',
  discount_code: '',
  is_report_sent: false,
  samples: [
    sampleNamed('Lower plot, beside the borehole'),
    sampleNamed('Upper plot', { id: 51, soil_type: 'clay', main_crop: 3, other_crops: [] }),
  ],
  paid: false,
  canceled: false,
  updated_on: '2026-10-01T10:00:00+03:00',
  code: 'UD-1026',
  uuid: '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11',
  status: 'booked',
};

/** Gives the server's answer to a request. */
export function toBooking(body: BookingRequest, id = 27): Booking {
  const { uuid, ...rest } = body;
  return {
    ...storedBooking,
    ...rest,
    id,
    no_of_samples: body.samples.length,
    discount: String(body.discount ?? '0.00'),
    samples: body.samples.map((sample, index) => ({
      ...sample,
      id: sample.id ?? 100 + index,
      size_of_land: String(sample.size_of_land),
      other_crops: sample.other_crops ?? [],
    })),
    code: `UD-10${id}`,
    ...(uuid && { uuid }),
  };
}

/** An error as the SDK throws it, read structurally by the components. */
export function apiError(
  status: number,
  message: string,
  more: { body?: unknown; fieldErrors?: Record<string, string>; name?: string; retryAfterMs?: number } = {},
): Error {
  return Object.assign(new Error(message), { name: 'BadRequestError', status, fieldErrors: {}, ...more });
}

export function networkError(): Error {
  return apiError(0, 'Network error. Please check your connection and try again.', { name: 'NetworkError' });
}

type List = 'counties' | 'crops' | 'agents' | 'farmers';

export interface FakeApi {
  api: BookingFormApi;
  /** Every query of a list, in the order asked. */
  queries: { list: List; query: object }[];
  created: BookingRequest[];
  updated: { id: number; body: BookingRequest }[];
  /** Decides what the next creates answer; the last one stays. Default: the booking. */
  answerCreate: (...answers: ((body: BookingRequest) => Promise<Booking>)[]) => void;
  answerUpdate: (answer: (id: number, body: BookingRequest) => Promise<Booking>) => void;
}

/** Small typed ports in memory that record what they are asked. */
export function createFakeApi(change: Partial<BookingFormApi> = {}): FakeApi {
  const queries: FakeApi['queries'] = [];
  const created: BookingRequest[] = [];
  const updated: FakeApi['updated'] = [];
  let creates = [async (body: BookingRequest) => toBooking(body)];
  let update = async (id: number, body: BookingRequest) => toBooking(body, id);
  const page = <Item>(
    list: List,
    query: { search?: string },
    items: readonly Item[],
    nameOf: (item: Item) => string,
  ) => {
    queries.push({ list, query });
    const search = (query.search ?? '').toLowerCase();
    const results = items.filter((item) => nameOf(item).toLowerCase().includes(search));
    return Promise.resolve({ results, total_pages: 1 });
  };
  const farmers = farmersNamed('Wanjiku Kariuki', 'Chebet Kiplagat', "Njeri Ng'ang'a");
  const api: BookingFormApi = {
    retryCreates: true,
    counties: { list: (query) => page('counties', query, counties, ({ name }) => name) },
    crops: { list: (query) => page('crops', query, crops, ({ name }) => name) },
    agents: { list: (query) => page('agents', query, agrovets, ({ agrovet_name }) => agrovet_name) },
    farmers: { list: (query) => page('farmers', query, farmers, ({ user }) => user.full_name) },
    bookings: {
      create: (body) => {
        created.push(body);
        const [next, ...rest] = creates;
        if (rest.length > 0) creates = rest;
        return next ? next(body) : Promise.reject(new Error('no answer'));
      },
      update: (id, body) => {
        updated.push({ id, body });
        return update(id, body);
      },
    },
    ...change,
  };
  return {
    api,
    queries,
    created,
    updated,
    answerCreate: (...answers) => {
      creates = answers;
    },
    answerUpdate: (answer) => {
      update = answer;
    },
  };
}

/** A new booking that somebody left unfinished just now, as the form keeps it. */
export function keptDraft(user: BookingUser, typed: Partial<BookingFormValues>): string {
  return writeDraft({
    savedAt: new Date().toISOString(),
    uuid: null,
    stored: null,
    labels: {},
    values: { ...newBookingValues(user), ...typed },
  });
}

/** Entries that fill a whole form, but for what the signed-in farmer has in it already. */
export const wholeEntries = {
  test_type: 'complete-soil-analysis',
  soil_test_date: '2026-11-24',
  farming_type: 'mixed',
  county: 'Kiambu',
  samples: [
    {
      sample_location: 'Lower plot',
      soil_type: 'loam',
      size_of_land: '0.5',
      main_crop: 'Maize',
      sample_notes: 'Depth 20 cm',
    },
  ],
} satisfies BookingEntries;
