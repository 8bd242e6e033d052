import type { CropWordsPort } from '../lib/cropWords.ts';
import type { CropLookupPort, RecordSource } from '../lib/recordSources.ts';
import type { CallOptions } from '../lib/usePort.ts';

/**
 * The query of the list of bookings, as in specification section 7; the fields are those by which people
 * recognise a booking.
 */
export interface BookingSearchQuery {
  search: string;
  limit: 50;
  fields: 'id,name,soil_test_date';
  ordering: 'id';
}

/** The shown fields of a booking. */
export interface BookingLine {
  id: number;
  name: string;
  soil_test_date: string;
}

/** The lists that a soil sample searches; the SDK fits. */
export interface SoilSampleListsPort {
  bookings: {
    list(query: BookingSearchQuery, options: CallOptions): Promise<{ results: readonly BookingLine[] }>;
    get(id: number, query: { fields: string }, options: CallOptions): Promise<BookingLine>;
  };
  crops: CropLookupPort;
  /** The port of other crop names. Without it, crops are found only by their own names. */
  otherCropNames?: CropWordsPort;
}

/** The texts of a booking's option. */
export interface BookingTexts {
  name: (booking: BookingLine) => string;
  date: (date: string) => string;
}

const fields = 'id,name,soil_test_date';

/** Bookings, the first 50 by number. */
export function createBookingSource(texts: BookingTexts): RecordSource<SoilSampleListsPort['bookings']> {
  const toOption = (booking: BookingLine) => ({
    value: booking.id,
    label: texts.name(booking),
    note: texts.date(booking.soil_test_date),
  });
  return {
    find: async (bookings, search, options) => {
      const query = { search, limit: 50, fields, ordering: 'id' } as const;
      const { results } = await bookings.list(query, options);
      return { options: results.map(toOption), pages: 1 };
    },
    get: (bookings, id, options) => bookings.get(id, { fields }, options).then(toOption),
  };
}
