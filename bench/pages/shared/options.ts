import { farmingTypes, formatKes, soilTypes, testTypes } from '../../../packages/sdk/src/values/index.ts';

/** The API's address, written into the page by the server. */
export const apiUrl = document.documentElement.dataset.api ?? '';

export const testTypeChoices = testTypes.map(({ value, label, cost_per_test }) => ({
  value,
  label,
  note: `${formatKes(cost_per_test)} a sample`,
}));

export { farmingTypes, soilTypes };

export type Lookup = 'county' | 'agent' | 'crop';

export interface Choice {
  value: number;
  label: string;
}

/** The queries of the widget. Source: specification section 7. */
const paths = {
  county: '/counties?search=&limit=50&ordering=name',
  agent: '/agric/agents?search=&limit=200&fields=id,agrovet_name&is_agrovet=true',
  crop: '/agric/crops?limit=100&public=true&ordering=name',
} as const satisfies Record<Lookup, string>;

const known = new Map<Lookup, Promise<Choice[]>>();

/** Fetches a list when it is first opened, once for all fields; each has less than one page. */
export function loadChoices(lookup: Lookup): Promise<Choice[]> {
  const asked = known.get(lookup) ?? fetchChoices(lookup);
  known.set(lookup, asked);
  asked.catch(() => known.delete(lookup));
  return asked;
}

async function fetchChoices(lookup: Lookup): Promise<Choice[]> {
  const response = await fetch(apiUrl + paths[lookup]);
  if (!response.ok) throw new Error(`The list did not load (${response.status}).`);
  const { results }: { results: { id: number; name?: string; agrovet_name?: string }[] } =
    await response.json();
  return results.map(({ id, name, agrovet_name }) => ({ value: id, label: agrovet_name ?? name ?? '' }));
}
