import type { OtherCropName } from '@udongo/sdk';
import type { LoadSelected, Option } from '../primitives/combobox/Option.ts';
import { fitsSearch, searchKey } from './searchKey.ts';
import type { CallOptions } from './usePort.ts';

/** Local names of crops; the SDK's `otherCropNames` fits. */
export interface CropWordsPort {
  list(
    query: { search: string; limit: 100; public: true; ordering: 'name' },
    options: CallOptions,
  ): Promise<{ results: readonly Pick<OtherCropName, 'crop' | 'county' | 'name'>[] }>;
}

interface CropWordsQuery {
  search: string;
  /** The county whose names come first; null for none. */
  county: number | null;
}

/** A word that people of some county have for a crop. */
interface CropWord {
  crop: number;
  name: string;
}

/**
 * The other names that match a search, one for each crop, those of the county first. Empty if the names can't
 * be fetched.
 */
async function findCropWords(
  port: CropWordsPort,
  { search, county }: CropWordsQuery,
  options: CallOptions,
): Promise<readonly CropWord[]> {
  if (searchKey(search).length < 2) return [];
  const query = { search, limit: 100, public: true, ordering: 'name' } as const;
  const { results } = await port.list(query, options).catch(() => ({ results: [] }));
  // A server can ignore a search that it does not know.
  const fitting = results.filter(({ name }) => fitsSearch(name, search));
  const inOrder = [
    ...fitting.filter((word) => word.county === county),
    ...fitting.filter((word) => word.county !== county),
  ];
  return inOrder.filter(({ crop }, index) => inOrder.findIndex((word) => word.crop === crop) === index);
}

interface WordOptionsParams extends CropWordsQuery {
  port: CropWordsPort;
  /** The names by which a crop can already be found. */
  knownNames: (crop: number) => readonly string[];
  /** Names crops: 'Maize'. */
  nameCrops: LoadSelected<number>;
}

/**
 * Gives crops as "Mahindi (Maize)", by the words that match a search; leaves out crops whose own names match
 * it.
 */
export async function findWordOptions(
  { port, knownNames, nameCrops, ...query }: WordOptionsParams,
  options: CallOptions,
): Promise<readonly Option<number>[]> {
  const words = await findCropWords(port, query, options);
  const found = words.filter(({ crop }) => !knownNames(crop).some((name) => fitsSearch(name, query.search)));
  const crops = await nameCrops(
    found.map(({ crop }) => crop),
    options,
  );
  return found.map(({ crop, name }, index) => {
    const word = name.charAt(0).toUpperCase() + name.slice(1);
    return { value: crop, label: `${word} (${crops[index]?.label ?? crop})`, word: name };
  });
}
