/** The ways in which plain services differ. */
export interface MinimalDrfKind {
  /** The form of decimals: '20.00' or 20. */
  decimals: 'string' | 'number';
  /** Whether lists and bookings need a login. */
  visitors: 'log in first' | 'welcome';
  /** The kind of id in `referrer_agent`. */
  referrers: 'agents' | 'users';
  /** The answer to a PUT: the record, or 204. */
  changes: 'answered' | 'silent';
  /** `unkind`: more lists, which leave flags out; a web page as the answer to an unknown path; OPTIONS without `actions`. */
  habits: 'stock' | 'unkind';
  /** Whether pages of other origins can send `Authorization`. */
  authorization: 'allowed' | 'refused';
}

export type Row = { id: number } & Record<string, unknown>;

export interface MinimalDrfUser extends Row {
  email: string;
  full_name: string;
  is_superuser: boolean;
  farmer: number | null;
  agent: number | null;
}

/** All data of the server, in the order of the ids. */
export interface MinimalDrfStore {
  kind: MinimalDrfKind;
  /** Users by token. */
  tokens: Map<string, MinimalDrfUser>;
  users: readonly MinimalDrfUser[];
  counties: readonly Row[];
  agents: readonly Row[];
  crops: Row[];
  otherCropNames: Row[];
  discounts: readonly Row[];
  articles: readonly Row[];
  messages: readonly Row[];
  farmers: Row[];
  samples: Row[];
  bookings: Row[];
  nextId(): number;
}

/** Everybody's password. */
export const minimalDrfPassword = 'Drf-pass-1';

/** Ids of users, farmers and agents are never equal, so that code that confuses them is refused. */
const minimalDrfUsers: readonly MinimalDrfUser[] = [
  user(41, 'admin@drf.test', 'Ada Admin', {}),
  user(42, 'agent@drf.test', 'Mwangi Otieno', { agent: 7 }),
  user(43, 'farmer@drf.test', 'Wanjiku Kariuki', { farmer: 12 }),
];

function user(
  id: number,
  email: string,
  full_name: string,
  { farmer = null, agent = null }: { farmer?: number | null; agent?: number | null },
): MinimalDrfUser {
  return {
    ...{ id, username: email.split('@')[0], email, full_name, farmer, agent },
    is_superuser: farmer === null && agent === null,
    is_agent: agent !== null,
    is_farmer: farmer !== null,
    profile: { phone_number: `+2547220000${id}`, address: 'Thika', county: 2 },
  };
}

const testTypes = ['basic-macro-nutrients-analysis', 'complete-soil-analysis', 'microbial-analysis'];
const farmerNames = ['Wanjiku Kariuki', 'Achieng Odhiambo', 'Kamau Njoroge'];

/** A service with 25 bookings; the agent made the later half. */
export function createMinimalDrfStore(kind: MinimalDrfKind): MinimalDrfStore {
  let id = 100;
  const bookings = Array.from({ length: 25 }, (_, index) => ({
    id: index + 1,
    created_by: index < 12 ? 41 : 42,
    farmer: 12 + (index % 3),
    name: farmerNames[index % 3],
    email: '',
    phone_no: `+2547120000${index + 10}`,
    soil_test_date: `2099-0${1 + (index % 9)}-1${index % 7}`,
    no_of_samples: 1,
    test_type: testTypes[index % 3],
    county: 1 + (index % 3),
    address: 'Behind the market',
    crops: [1],
    notes: '',
    referrer_agent: null,
    agent: index % 2 ? 7 : null,
    farming_type: 'mixed',
    discount: index % 5 ? 0 : 250,
    discount_code: '',
    is_report_sent: false,
    paid: index % 4 === 0,
    canceled: false,
    created_on: '2026-11-20T20:27:26.303015+03:00',
    updated_on: '2026-11-20T20:27:26.457070+03:00',
    samples: [sample(index + 1)],
  }));
  return {
    kind,
    tokens: new Map(),
    users: minimalDrfUsers,
    counties: ['Kisumu', 'Nakuru', 'Kiambu'].map((name, index) => ({ id: index + 1, name })),
    agents: [7, 8].map((agent, index) => ({
      id: agent,
      user: index ? 44 : 42,
      full_name: index ? 'Kiprop Koech' : 'Mwangi Otieno',
      username: index ? 'kiprop' : 'agent',
      email: index ? 'kiprop@drf.test' : 'agent@drf.test',
      agrovet_name: index ? 'Rift Farm Supplies' : 'Mavuno Agrovet',
      is_agrovet: true,
    })),
    crops: ['Maize', 'Beans', 'Kale', 'Coffee'].map((name, index) => crop(index + 1, name)),
    otherCropNames: [
      {
        ...{ id: 1, crop: 1, county: 2, name: 'Mahindi' },
        created_on: '2026-11-20T20:27:23.075972+03:00',
        updated_on: '2026-11-20T20:27:23.075998+03:00',
      },
    ],
    ...withoutFlags(),
    farmers: farmerNames.map((full_name, index) => ({
      id: 12 + index,
      user: {
        id: index ? 50 + index : 43,
        full_name,
        email: `farmer${index}@drf.test`,
        profile: { phone_number: `+25471234567${index}`, address: 'Nakuru town', county: 2 },
      },
    })),
    samples: bookings.slice(0, 3).map((booking, index) => ({
      ...sample(index + 1),
      booking: booking.id,
      sensor_data: index
        ? null
        : {
            ...{
              nitrogen: 41,
              phosphorus: 20.5,
              potassium: 131,
              moisture: 41.25,
              temperature: 22.5,
              pH: 6.1,
            },
            ...{ conductivity: 421, latitude: -1.17333, longitude: 36.83667 },
          },
    })),
    bookings,
    nextId: () => {
      id += 1;
      return id;
    },
  };
}

/** Records that say neither whether they are in use, nor whether they are public or answered. */
function withoutFlags() {
  const created_on = '2026-11-20T20:27:26.303015+03:00';
  return {
    discounts: [
      { id: 1, code: 'MVUA', percentage: '10.00', valid_until: null, test_types: [testTypes[1]] },
      { id: 2, code: 'JUA', percentage: '5.00', valid_until: null },
    ],
    articles: [{ id: 1, title: 'Lime first', slug: 'lime-first', content: 'Lime.', created_on }],
    messages: [
      {
        ...{ id: 1, name: 'Njeri Kamau', email: 'njeri@drf.test', phone_number: '' },
        ...{ subject: 'Prices', message: 'How much?', created_on },
      },
    ],
  };
}

function sample(id: number): Row {
  return {
    id,
    sample_location: `Plot ${id}, near the borehole`,
    sample_notes: 'Depth 15 cm',
    soil_type: 'loam',
    size_of_land: 1.5,
    main_crop: 1,
    other_crops: [2],
  };
}

function crop(id: number, name: string): Row {
  return {
    ...{ id, name, public: id !== 4 },
    ...{ n_low: 20, n_high: 60.5, p_low: 10, p_high: 40, k_low: 80, k_high: 200, ph_low: 5.5, ph_high: 7 },
    ...{ ec_low: 0.2, ec_high: 1.2, humidity_low: 30, humidity_high: 70, temp_low: 12, temp_high: 28 },
  };
}

/** Fields that a plain service stores as decimals. */
const decimalFields = /^(discount|size_of_land|(n|p|k|ph|ec|humidity|temp)_(low|high))$/;

/** Gives a value with its decimals as this service writes them, at any depth. */
export function withDecimals(decimals: MinimalDrfKind['decimals'], value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withDecimals(decimals, item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withDecimals(decimals, inner, name)]),
    );
  }
  if (!decimalFields.test(field) || value === null) return value;
  return decimals === 'number' ? Number(value) : Number(value).toFixed(2);
}
