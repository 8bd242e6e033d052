import type { SoilTestSample, SoilTestSampleRequest } from '@udongo/sdk';
import type {
  BookingSearchQuery,
  SoilSampleFormApi,
  SoilSampleValues,
} from '../src/soil-sample-form/index.ts';
import { crops } from './bookingFixtures.ts';

const bookingLines = [
  { id: 26, name: 'Wanjiku Kariuki', soil_test_date: '2026-10-01' },
  { id: 27, name: 'Otieno Odhiambo', soil_test_date: '2026-11-24' },
];

export const storedSample: SoilTestSample = {
  id: 50,
  booking: 26,
  sensor_data: {
    nitrogen: 12,
    phosphorus: 8,
    potassium: 148,
    conductivity: 74,
    moisture: 24.1,
    temperature: 18.6,
    pH: 5.8,
    latitude: 0.801,
    longitude: 35.385,
  },
  sample_notes: 'Depth 20 cm',
  sample_location: 'Lower plot, beside the borehole',
  soil_type: 'loam',
  size_of_land: '1.50',
  main_crop: 4,
  other_crops: [1],
};

/** A new sample that lacks only its readings. */
export const described: Partial<SoilSampleValues> = {
  booking: 26,
  sample_notes: 'Depth 20 cm',
  sample_location: 'Lower plot',
  soil_type: 'loam',
  size_of_land: '1,5',
  main_crop: 4,
  other_crops: [],
};

/** Creates the port of a soil sample form; `answer` replaces the server's answer. */
export function createSoilSampleFormApi(answer?: () => Promise<never>) {
  const requests: { id: number | null; body: SoilTestSampleRequest }[] = [];
  const searches: BookingSearchQuery[] = [];
  const save = async (id: number | null, body: SoilTestSampleRequest): Promise<SoilTestSample> => {
    requests.push({ id, body });
    if (answer) return answer();
    return {
      ...body,
      id: id ?? 51,
      other_crops: body.other_crops ?? [],
      size_of_land: String(body.size_of_land),
    };
  };
  const api: SoilSampleFormApi = {
    samples: { create: (body) => save(null, body), update: (id, body) => save(id, body) },
    bookings: {
      list: async (query) => {
        searches.push(query);
        const search = query.search.toLowerCase();
        return { results: bookingLines.filter(({ name }) => name.toLowerCase().includes(search)) };
      },
      get: async (id) => {
        const found = bookingLines.find((line) => line.id === id);
        if (!found) throw new Error('The requested resource was not found.');
        return found;
      },
    },
    crops: {
      list: async () => ({ results: crops }),
      get: async (id) => ({ id, name: crops.find((crop) => crop.id === id)?.name ?? '' }),
    },
  };
  return { api, requests, searches };
}
