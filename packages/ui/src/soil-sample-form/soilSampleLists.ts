import type { LoadOptions, LoadSelected, Option } from '../primitives/combobox/index.ts';

interface ListOptions {
  signal: AbortSignal;
}

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
    list(query: BookingSearchQuery, options: ListOptions): Promise<{ results: readonly BookingLine[] }>;
    /** Names the booking of a stored sample. */
    get?(id: number, query: { fields: string }, options: ListOptions): Promise<BookingLine>;
  };
  crops: {
    list(
      query: { search?: string; limit: 100; public: true; ordering: 'name' },
      options: ListOptions,
    ): Promise<{ results: readonly NamedCrop[] }>;
    /** Names a crop that the list leaves out. */
    get?(id: number, options: ListOptions): Promise<NamedCrop>;
  };
}

/** What one combobox needs of a list. */
export interface OptionSource {
  load: LoadOptions<number>;
  loadSelected: LoadSelected<number>;
}

/** How a booking is written. */
export interface BookingTexts {
  name: (booking: BookingLine) => string;
  date: (date: string) => string;
  unnamed: (id: number) => string;
}

/** The bookings to choose from: at most 50, by what is typed. */
export function createBookingSource(api: () => SoilSampleListsPort, texts: BookingTexts): OptionSource {
  const toOption = (booking: BookingLine): Option<number> => ({
    value: booking.id,
    label: texts.name(booking),
    note: texts.date(booking.soil_test_date),
  });
  return {
    load: async (search, options) => {
      const query = { search, limit: 50, fields: 'id,name,soil_test_date', ordering: 'id' } as const;
      const { results } = await api().bookings.list(query, options);
      return results.map(toOption);
    },
    loadSelected: (ids, options) =>
      nameAll(ids, texts.unnamed, async (id) => {
        const found = await api().bookings.get?.(id, { fields: 'id,name,soil_test_date' }, options);
        return found && toOption(found);
      }),
  };
}

/** The public crops, asked for by what is typed; every name that was answered is remembered. */
export function createCropSource(
  api: () => SoilSampleListsPort,
  unnamed: (id: number) => string,
): OptionSource {
  const names = new Map<number, string>();
  const load: LoadOptions<number> = async (search, options) => {
    const query = { ...(search && { search }), limit: 100, public: true, ordering: 'name' } as const;
    const { results } = await api().crops.list(query, options);
    for (const { id, name } of results) names.set(id, name);
    return results.map(({ id, name }) => ({ value: id, label: name }));
  };
  return {
    load,
    loadSelected: async (ids, options) => {
      const known = (id: number) => names.get(id);
      // One list names most crops; the form works without it.
      if (ids.some((id) => known(id) === undefined)) await load('', options).catch(() => undefined);
      return nameAll(ids, unnamed, async (id) => {
        const label = known(id) ?? (await api().crops.get?.(id, options))?.name;
        return label === undefined ? undefined : { value: id, label };
      });
    },
  };
}

/** Never leaves one out: a record that can't be named shows its number. */
function nameAll(
  ids: readonly number[],
  unnamed: (id: number) => string,
  find: (id: number) => Promise<Option<number> | undefined>,
): Promise<readonly Option<number>[]> {
  return Promise.all(
    ids.map(async (id) => (await find(id).catch(() => undefined)) ?? { value: id, label: unnamed(id) }),
  );
}
