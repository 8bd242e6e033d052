import { expect, test } from 'vitest';
import { createAdminListStore } from './adminListStore.ts';
import {
  chooseColumns,
  createListSettings,
  noSettings,
  parseSettings,
  type ViewStorage,
} from './listSettings.ts';
import { createMemoryUrl } from './listUrl.ts';

const columns = ['name', 'county', 'acres'].map((key) => ({ key }));
const keysOf = (layout: Parameters<typeof chooseColumns>[1]) =>
  chooseColumns(columns, layout).map(({ key }) => key);

function createStorage(
  values: Record<string, string> = {},
): ViewStorage & { values: Record<string, string> } {
  return {
    values,
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
  };
}

test('columns come in the chosen order without the hidden ones; columns that are new since then follow', () => {
  expect(keysOf({})).toEqual(['name', 'county', 'acres']);
  expect(keysOf({ order: ['acres', 'name'] })).toEqual(['acres', 'name', 'county']);
  expect(keysOf({ order: ['gone', 'acres'], hidden: ['county', 'gone'] })).toEqual(['acres', 'name']);
});

test.each([null, '', '{', '[]', '7', '{"views":{}}', '{"views":[]}', 'null'])(
  '%s in the storage is no settings',
  (text) => {
    expect(parseSettings(text)).toBe(noSettings);
  },
);

test('what a person chose is stored for this list and read again', async () => {
  const storage = createStorage();
  const settings = createListSettings('plots of 7', storage);
  expect(await settings.set({ layout: { hidden: ['acres'] } })).toBe(true);
  expect(createListSettings('plots of 7', storage).get().layout).toEqual({ hidden: ['acres'] });
  expect(createListSettings('plots of 8', storage).get()).toEqual(noSettings);
});

test('a storage that refuses loses nothing of this visit, and says so', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const settings = createListSettings('plots', { getItem: refuse, setItem: refuse });
  expect(await settings.set({ layout: { density: 'compact' } })).toBe(false);
  expect(settings.get().layout.density).toBe('compact');
  const refused = createListSettings('plots', {
    getItem: () => Promise.reject(new Error('offline')),
    setItem: refuse,
  });
  await refused.ready;
  expect(refused.get()).toBe(noSettings);
});

test('a storage on a server is waited for', async () => {
  const stored = JSON.stringify({ layout: { hidden: ['acres'] }, views: [] });
  const settings = createListSettings('plots', {
    getItem: async () => stored,
    setItem: async () => undefined,
  });
  expect(settings.get()).toBe(noSettings);
  await settings.ready;
  expect(settings.get().layout).toEqual({ hidden: ['acres'] });
});

function openStore(search: string, view?: string) {
  const url = createMemoryUrl(search);
  const store = createAdminListStore<number>({
    url,
    load: async () => ({ results: [], hasNext: false }),
    namespace: 'plots',
    filterNames: ['soil'],
    orderings: ['name'],
    limits: [10, 20],
    defaults: { ordering: '', limit: 10 },
  });
  store.start(view);
  return { url, store };
}

test('a view holds filters, order and page size, and no page; its list shows it again', () => {
  const { store } = openStore('?plots.soil=clay&plots.ordering=-name&plots.limit=20&plots.page=3');
  const view = store.getView();
  expect(view).toBe('?soil=clay&ordering=-name&limit=20');
  const { store: other, url } = openStore('');
  other.setView(view);
  expect(url.read()).toBe('?plots.soil=clay&plots.ordering=-name&plots.limit=20');
  expect(other.getSnapshot().typed).toEqual({ soil: 'clay' });
});

test.each([
  ['', '?plots.soil=clay'],
  ['?tab=2', '?tab=2&plots.soil=clay'],
  ['?plots.soil=loam', '?plots.soil=loam'],
  ['?plots.page=2', '?plots.page=2'],
])('with a default view, the address %j shows %j', (address, shown) => {
  expect(openStore(address, '?soil=clay').url.read()).toBe(shown);
});
