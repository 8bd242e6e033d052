import type { AdminListColumn, ListFilter, ListPage, ListQuery } from '../src/admin-list/index.ts';

/** A record that no contract has: a list knows no resource. */
export interface Plot {
  id: number;
  name: string;
  county: number;
  acres: string | null;
  soil: 'clay' | 'loam' | 'Sandy';
  tested_on: string;
}

const villages = ['Githunguri', 'Ahero', 'Iten', 'Mwea', 'Kabete', 'Kitale', 'Narok', 'Kilgoris'];
const soils = ['clay', 'loam', 'Sandy'] as const;

export const countyNames: Readonly<Record<number, string>> = { 21: "Murang'a", 22: 'Kiambu', 42: 'Kisumu' };

/** Plots with ids from 1, the same for the same number. */
export function plotsTo(last: number): Plot[] {
  return Array.from({ length: last }, (_, index) => ({
    id: index + 1,
    name: `${villages[index % villages.length]} plot ${index + 1}`,
    county: [21, 22, 42][index % 3] ?? 22,
    acres: index % 4 === 3 ? null : `${(index % 9) + 0.5}0`,
    soil: soils[index % 3] ?? 'clay',
    tested_on: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
  }));
}

export const plotColumns: readonly AdminListColumn<Plot>[] = [
  { key: 'name', header: 'Plot', value: ({ name }) => name, ordering: 'name', rowHeader: true },
  { key: 'county', header: 'County', value: ({ county }) => countyNames[county] ?? '' },
  { key: 'soil', header: 'Soil', value: ({ soil }) => soil },
  { key: 'acres', header: 'Acres', value: ({ acres }) => acres, align: 'end', ordering: 'acres' },
  { key: 'tested', header: 'Tested', value: ({ tested_on }) => tested_on, ordering: 'tested_on' },
];

export const plotFilters: readonly ListFilter[] = [
  { kind: 'text', name: 'search', label: 'Search', placeholder: 'Name of the plot' },
  {
    kind: 'select',
    name: 'soil',
    label: 'Soil',
    options: [
      { value: 'clay', label: 'Clay' },
      { value: 'loam', label: 'Loam' },
      { value: 'Sandy', label: 'Sandy' },
    ],
  },
  { kind: 'dateRange', name: 'tested_on', label: 'Tested' },
];

/** A server in memory that answers as Django REST Framework does; `asked` and `deleted` say what was wanted. */
export function createPlotServer(plots: Plot[] = plotsTo(26)) {
  const stored = { plots };
  const asked: ListQuery[] = [];
  const deleted: (string | number)[] = [];
  const list = async (query: ListQuery): Promise<ListPage<Plot>> => {
    asked.push(query);
    const { search = '', soil, acres, county, ordering = 'id', page = 1, limit = 10 } = query;
    const found = stored.plots.filter(
      (plot) =>
        plot.name.toLowerCase().includes(String(search).toLowerCase()) &&
        (!soil || plot.soil === soil) &&
        (!acres || Number(plot.acres) === Number(acres)) &&
        (!county || plot.county === Number(county)),
    );
    const field = String(ordering).replace('-', '') as keyof Plot;
    const sign = String(ordering).startsWith('-') ? -1 : 1;
    found.sort((one, other) => sign * ((one[field] ?? '') < (other[field] ?? '') ? -1 : 1));
    const size = Number(limit);
    const total_pages = Math.max(1, Math.ceil(found.length / size));
    if (Number(page) > total_pages) throw Object.assign(new Error('Invalid page.'), { status: 404 });
    const start = (Number(page) - 1) * size;
    return { results: found.slice(start, start + size), count: found.length, total_pages };
  };
  const remove = async (key: string | number) => {
    stored.plots = stored.plots.filter(({ id }) => id !== key);
    deleted.push(key);
  };
  return { list, remove, stored, asked, deleted };
}
