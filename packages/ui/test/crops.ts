import type { Crop, OtherCropName } from '@udongo/sdk';

/** A stored crop, as the API answers it. */
export const maize: Crop = {
  id: 12,
  name: 'Maize',
  public: true,
  ...{ n_low: '15.00', n_high: '30.00', p_low: '18.00', p_high: '35.00', k_low: '111.00', k_high: '300.00' },
  ...{ ph_low: '5.50', ph_high: '7.00', ec_low: '50.00', ec_high: '1700.00' },
  ...{ humidity_low: '20.00', humidity_high: '32.00', temp_low: '18.00', temp_high: '33.00' },
};

const crops = [maize, { ...maize, id: 13, name: 'Beans (common)' }];

const counties = [
  { id: 1, name: 'Mombasa' },
  { id: 22, name: 'Kiambu' },
  { id: 41, name: 'Siaya' },
];

/** Names of maize, spread over the counties. */
export const maizeNames: readonly OtherCropName[] = Array.from({ length: 12 }, (_, index) => ({
  id: 101 + index,
  crop: maize.id,
  county: counties[index % 3]?.id ?? 1,
  name: `${['mahindi', 'mbembe', 'oduma'][index % 3]} ${index + 1}`,
  created_on: '2026-11-02T07:00:00Z',
  updated_on: '2026-11-20T22:30:00Z',
}));

type Named = { id: number; name: string };

function listOf<Item extends Named>(items: readonly Item[]) {
  const list = async ({ search = '' }: { search?: string; limit: number }) => {
    const results = items.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return { results, count: results.length, total_pages: 1 };
  };
  const get = async (id: number) => {
    const found = items.find((item) => item.id === id);
    if (!found) throw new Error('The requested resource was not found.');
    return found;
  };
  return { list, get };
}

/** An API of crops in memory; `asked` says how the other names were asked for. */
export function createCropApi() {
  const asked: object[] = [];
  return {
    asked,
    crops: {
      ...listOf(crops),
      create: async (): Promise<Crop> => maize,
      update: async (): Promise<Crop> => maize,
    },
    counties: listOf(counties),
    otherCropNames: {
      create: async (): Promise<OtherCropName> => maizeNames[0] as OtherCropName,
      update: async (): Promise<OtherCropName> => maizeNames[0] as OtherCropName,
      list: async (query: {
        page?: number;
        limit: number;
        ordering: string;
        crop?: number;
        search?: string;
      }) => {
        asked.push(query);
        const { page = 1, limit, ordering, crop, search = '' } = query;
        const found = maizeNames
          .filter((name) => crop === undefined || name.crop === crop)
          .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
        if (ordering.startsWith('-')) found.reverse();
        const results = found.slice((page - 1) * limit, page * limit);
        return { results, count: found.length, total_pages: Math.max(1, Math.ceil(found.length / limit)) };
      },
    },
  };
}
