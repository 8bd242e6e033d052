import { createUuid } from '@udongo/sdk/values';

/** Bodies that the API stores as they are; each call gives another name, number or code. */

let made = 0;
const next = () => {
  made += 1;
  return made;
};

const bounds = { n: 10, p: 15, k: 100, ph: 5.5, ec: 100, humidity: 20, temp: 15 };

export function cropBody(changes: object = {}): Record<string, unknown> {
  const ranges = Object.entries(bounds).flatMap(([name, low]) => [
    [`${name}_low`, low],
    [`${name}_high`, String(low + 1)],
  ]);
  return { name: `Crop ${next()}`, ...Object.fromEntries(ranges), ...changes };
}

export function otherCropNameBody(changes: object = {}) {
  return { crop: 1, county: 22, name: `name ${next()}`, ...changes };
}

export function countyBody(changes: object = {}) {
  return { name: `County ${next()}`, ...changes };
}

export function discountBody(changes: object = {}) {
  return { code: `shamba${next()}`, percentage: '15', ...changes };
}

export function deviceBody(changes: object = {}) {
  return { serial_number: `NPK7-${next()}`, name: 'Field probe', agent: 1, ...changes };
}

export function partnerKeyBody(changes: object = {}) {
  return { name: `Site ${next()}`, agent: 1, allowed_origins: ['https://mavuno.example'], ...changes };
}

/** The demo has a price for every product but potash. */
export function inputPriceBody(changes: object = {}) {
  return { product: 'mop', price_per_bag: '4100', as_of: '2026-11-20', ...changes };
}

export function faqBody(changes: object = {}) {
  return { question: 'Who reads my results?', answer: 'You, and whoever booked for you.', ...changes };
}

export function blogBody(changes: object = {}) {
  return { title: `Article ${next()}`, body: 'Below **pH 5.5** add lime.', ...changes };
}

export function blogCategoryBody(changes: object = {}) {
  return { name: `Category ${next()}`, ...changes };
}

export function contactBody(changes: object = {}) {
  return {
    name: 'Kamau Njoroge',
    email: 'kamau@udongo.test',
    message: 'Do you come to Githunguri?',
    ...changes,
  };
}

/** An import that begins. */
export function importBody(changes: object = {}) {
  return { uuid: createUuid(), kind: 'farmers', file_name: 'kimilili.csv', rows: 1000, ...changes };
}

/** A sample of the demo's first booking. */
export function soilSampleBody(changes: object = {}) {
  return {
    booking: 1,
    sensor_data: { ...readings },
    sample_location: 'Lower plot',
    sample_notes: 'Depth 20 cm',
    soil_type: 'clay',
    size_of_land: '2.00',
    main_crop: 1,
    other_crops: [2],
    ...changes,
  };
}

export const readings = {
  nitrogen: 12,
  phosphorus: 8,
  potassium: 148,
  moisture: 24.1,
  temperature: 18.6,
  pH: 5,
  conductivity: 74,
  latitude: -1.03326,
  longitude: 36.86902,
};

interface FarmerChanges {
  full_name?: unknown;
  email?: unknown;
  /** Fields of `user.profile`. */
  profile?: object;
  referrer?: unknown;
  allow_duplicate?: unknown;
  consent_version?: unknown;
}

export function farmerBody({ full_name, email = '', profile, ...changes }: FarmerChanges = {}) {
  const number = next();
  return {
    user: {
      full_name: full_name ?? `Nekesa Barasa ${number}`,
      email,
      profile: {
        phone_number: `07990${String(number).padStart(5, '0')}`,
        county: 39,
        address: 'Webuye market',
        ...profile,
      },
    },
    ...changes,
  };
}

export function agentBody(changes: object = {}) {
  const number = next();
  return {
    full_name: 'Mumbua Mutiso',
    email: `agent-${number}@udongo.test`,
    phone_number: '0733 444 555',
    county: 17,
    address: 'Wote town',
    agrovet_name: 'Kilimo Bora Agrovet',
    is_agrovet: true,
    ...changes,
  };
}

export function profileBody(changes: object = {}) {
  return {
    full_name: 'Achieng Awuor',
    email: `user-${next()}@udongo.test`,
    password: 'Maabara-ya-2',
    ...changes,
  };
}

export function reviewBody(changes: object = {}) {
  return { rating: 5, comment: 'The results came in four days.', ...changes };
}
