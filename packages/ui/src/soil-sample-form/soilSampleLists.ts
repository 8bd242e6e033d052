import type { CropWordsPort } from '../lib/cropWords.ts';
import { nameEach, type RecordLookup } from '../lib/recordLookups.ts';
import type { CallOptions } from '../lib/usePort.ts';

/** The query of the bookings list, as in specification section 7; the fields are those that help to know a booking. */
export interface BookingSearchQuery {
  search: string;
  limit: 50;
  fields: 'id,name,soil_test_date';
  ordering: 'id';
}

/** What is shown of a booking. */
export interface BookingLine {
  id: number;
  name: string;
  soil_test_date: string;
}

interface NamedCrop {
  id: number;
  name: string;
}

/** The lists that a soil sample searches; the SDK fits. */
export interface SoilSampleListsPort {
  bookings: {
    list(query: BookingSearchQuery, options: CallOptions): Promise<{ results: readonly BookingLine[] }>;
    get(id: number, query: { fields: string }, options: CallOptions): Promise<BookingLine>;
  };
  crops: {
    list(
      query: { search: string; limit: 100; public: true; ordering: 'name' },
      options: CallOptions,
    ): Promise<{ results: readonly NamedCrop[] }>;
    get(id: number, options: CallOptions): Promise<NamedCrop>;
  };
  /** Where people's own words for crops are. Left out, crops are found by their names only. */
  otherCropNames?: CropWordsPort;
}

/** How a booking is written. */
export interface BookingTexts {
  name: (booking: BookingLine) => string;
  date: (date: string) => string;
}

const fields = 'id,name,soil_test_date';

/** Searches bookings, the first 50 by number. `api` is asked anew for each request. */
export function createBookingLookup(api: () => SoilSampleListsPort, texts: BookingTexts): RecordLookup {
  return {
    load: async (search, options) => {
      const query = { search, limit: 50, fields, ordering: 'id' } as const;
      const { results } = await api().bookings.list(query, options);
      return results.map((booking) => ({
        value: booking.id,
        label: texts.name(booking),
        note: texts.date(booking.soil_test_date),
      }));
    },
    loadSelected: nameEach(async (id, options) =>
      texts.name(await api().bookings.get(id, { fields }, options)),
    ),
  };
}

/** Searches the public crops, the first 100 by name. `api` is asked anew for each request. */
export function createPublicCropLookup(api: () => SoilSampleListsPort): RecordLookup {
  return {
    load: async (search, options) => {
      const query = { search, limit: 100, public: true, ordering: 'name' } as const;
      const { results } = await api().crops.list(query, options);
      return results.map(({ id, name }) => ({ value: id, label: name }));
    },
    loadSelected: nameEach(async (id, options) => (await api().crops.get(id, options)).name),
  };
}
