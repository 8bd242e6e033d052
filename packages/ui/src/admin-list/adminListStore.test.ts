import { expect, test } from 'vitest';
import { runs, seed } from '../../../../scripts/lib/testRuns.ts';
import { type AdminListStoreOptions, createAdminListStore } from './adminListStore.ts';
import type { ListPage } from './listPage.ts';
import type { ListState } from './listState.ts';
import { createBrowserUrl, createMemoryUrl } from './listUrl.ts';

interface Row {
  id: number;
  name: string;
}

interface Call {
  state: ListState;
  signal: AbortSignal;
  answer: () => void;
  fail: (error: unknown) => void;
}

const invalidPage = Object.assign(new Error('Invalid page.'), { status: 404 });

/** A server in memory that answers like Django REST Framework, at the time that the test chooses. */
function createServer(rows: Row[], { lenient = false } = {}) {
  const calls: Call[] = [];
  const stored = { rows };
  const pageOf = ({ filters, ordering, page, limit }: ListState): ListPage<Row> => {
    const found = stored.rows.filter(({ name }) => name.includes(filters.search ?? ''));
    found.sort((one, other) => (ordering === '-id' ? other.id - one.id : one.id - other.id));
    const total_pages = Math.max(1, Math.ceil(found.length / limit));
    if (page > total_pages && !lenient) throw invalidPage;
    return { results: found.slice((page - 1) * limit, page * limit), count: found.length, total_pages };
  };
  const load: AdminListStoreOptions<Row>['load'] = (state, { signal }) =>
    new Promise((resolve, reject) => {
      const answer = () => {
        try {
          resolve(pageOf(state));
        } catch (error) {
          reject(error);
        }
      };
      calls.push({ state, signal, answer, fail: reject });
    });
  return { load, calls, pageOf, stored };
}

function namesTo(last: number): Row[] {
  return Array.from({ length: last }, (_, index) => ({ id: index + 1, name: `row ${index + 1}` }));
}

function open(rows: Row[], { search = '', lenient = false } = {}) {
  const server = createServer(rows, { lenient });
  const url = createMemoryUrl(search);
  const store = createAdminListStore<Row>({
    url,
    load: server.load,
    filterNames: ['search', 'note'],
    orderings: ['id'],
    limits: [2, 5, 10],
    defaults: { ordering: 'id', limit: 10 },
  });
  const stop = store.start();
  const ids = () => store.getSnapshot().page?.results.map(({ id }) => id);
  const answer = async () => {
    server.calls.at(-1)?.answer();
    await turn();
  };
  return { ...server, url, store, stop, ids, answer };
}

/** Lets every promise settle that can. */
function turn() {
  return new Promise((resolve) => setTimeout(resolve));
}

test('a server begins a list on the address of the browser without filters', () => {
  const shape = {
    filterNames: ['search'],
    orderings: [],
    limits: [10],
    defaults: { ordering: '', limit: 10 },
  };
  const { getServerSnapshot } = createAdminListStore({
    ...shape,
    url: createBrowserUrl(),
    load: () => new Promise<ListPage<Row>>(() => {}),
  });
  expect(getServerSnapshot()).toMatchObject({ typed: {}, applied: { page: 1 }, status: 'pending' });
});

test('a link asks for exactly what it says', () => {
  const { calls, store } = open(namesTo(30), { search: '?search=row&page=2&limit=5&ordering=-id' });
  expect(calls.map(({ state }) => state)).toEqual([
    { filters: { search: 'row' }, page: 2, limit: 5, ordering: '-id' },
  ]);
  expect(store.getSnapshot()).toMatchObject({ status: 'pending', typed: { search: 'row' } });
});

test('what is typed is applied by a search alone, from the first page', async () => {
  const { store, answer, calls, url, ids } = open(namesTo(30), { search: '?page=3' });
  await answer();
  store.type('search', '7');
  expect(calls).toHaveLength(1);
  store.search();
  expect(url.read()).toBe('?search=7');
  expect(ids()?.[0]).toBe(21);
  await answer();
  expect(ids()).toEqual([7, 17, 27]);
});

test('the same search again asks again and leaves no second step to go back to', async () => {
  const { store, answer, calls, url } = open(namesTo(3));
  await answer();
  store.type('search', '2');
  store.search();
  store.search();
  expect(calls).toHaveLength(3);
  url.back();
  expect(url.read()).toBe('');
});

test('a reset clears what is typed and applied; a refresh asks for the same', async () => {
  const { store, calls } = open(namesTo(3), { search: '?search=2' });
  store.type('note', 'half typed');
  store.refresh();
  expect(calls.at(-1)?.state.filters).toEqual({ search: '2' });
  store.reset();
  expect(store.getSnapshot()).toMatchObject({ typed: {}, applied: { filters: {} } });
});

test('going back shows what was there; only what nobody has touched follows', async () => {
  const { store, answer, url } = open(namesTo(30));
  await answer();
  store.type('search', '7');
  store.search();
  await answer();
  store.type('note', 'being typed');
  url.back();
  expect(store.getSnapshot()).toMatchObject({ typed: { search: '', note: 'being typed' } });
  expect(store.getSnapshot().applied.filters).toEqual({});
});

test('an answer never changes what is typed meanwhile', async () => {
  const { store, answer } = open(namesTo(30));
  store.type('search', 'ro');
  store.search();
  store.type('search', 'row 2');
  await answer();
  expect(store.getSnapshot()).toMatchObject({
    typed: { search: 'row 2' },
    applied: { filters: { search: 'ro' } },
  });
});

test('the latest request wins and the one before is aborted', async () => {
  const { store, calls, ids } = open(namesTo(30));
  store.goTo(2);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  calls[1]?.answer();
  await turn();
  calls[0]?.answer();
  await turn();
  expect(ids()?.[0]).toBe(11);
  expect(store.getSnapshot().status).toBe('success');
});

test.each([{ lenient: false }, { lenient: true }])(
  'a page that is no more leads to the last there is (an empty answer: $lenient)',
  async ({ lenient }) => {
    const { answer, ids, url, store, calls } = open(namesTo(12), { search: '?page=9&limit=5', lenient });
    for (let asked = 0; asked < calls.length; asked++) await answer();
    expect(ids()).toEqual([11, 12]);
    expect(store.getSnapshot()).toMatchObject({ status: 'success', applied: { page: 3 } });
    expect(url.read()).toBe('?page=3&limit=5');
    url.back();
    expect(url.read()).toBe('?page=3&limit=5');
  },
);

test('the last row of the last page deleted: the page before is shown', async () => {
  const { answer, ids, stored, store, calls } = open(namesTo(11), { search: '?page=2' });
  await answer();
  stored.rows = namesTo(10);
  store.removeRows(({ id }) => id === 11);
  expect(store.getSnapshot().page).toMatchObject({ results: [], count: 10 });
  for (let asked = 1; asked < calls.length; asked++) await answer();
  expect(ids()).toHaveLength(10);
  expect(store.getSnapshot().applied.page).toBe(1);
});

test('an error keeps the rows that still fit and drops those of another search', async () => {
  const { store, answer, calls, ids } = open(namesTo(3));
  await answer();
  store.refresh();
  calls.at(-1)?.fail(new Error('down'));
  await turn();
  expect(ids()).toEqual([1, 2, 3]);
  store.type('search', '2');
  store.search();
  expect(ids()).toEqual([1, 2, 3]);
  calls.at(-1)?.fail(new Error('down'));
  await turn();
  expect(store.getSnapshot()).toMatchObject({ status: 'error', page: undefined });
});

test('a list that opens with a saved view asks once, and the address says the view', async () => {
  const { store, stop, calls, url } = open(namesTo(3));
  stop();
  calls.length = 0;
  store.start('search=row+2');
  await turn();
  expect(calls.map(({ state }) => state.filters)).toEqual([{ search: 'row 2' }]);
  expect(url.read()).toBe('?search=row+2');
});

test('a list that fails to be asked at all says so', async () => {
  const store = createAdminListStore<Row>({
    url: createMemoryUrl(),
    load: () => {
      throw new Error('broken');
    },
    filterNames: [],
    orderings: [],
    limits: [10],
    defaults: { ordering: '', limit: 10 },
  });
  store.start();
  await turn();
  expect(store.getSnapshot()).toMatchObject({ status: 'error', error: new Error('broken') });
});

test('a request that takes long is called slow until it is answered', async () => {
  const server = createServer(namesTo(3));
  const shape = { filterNames: [], orderings: [], limits: [10], defaults: { ordering: '', limit: 10 } };
  const store = createAdminListStore<Row>({
    url: createMemoryUrl(),
    load: server.load,
    slowAfterMs: 1,
    ...shape,
  });
  store.start();
  expect(store.getSnapshot().slow).toBe(false);
  await new Promise<void>((resolve) => store.subscribe(() => store.getSnapshot().slow && resolve()));
  server.calls[0]?.answer();
  await turn();
  expect(store.getSnapshot()).toMatchObject({ status: 'success', slow: false });
});

test.each(Array.from({ length: 12 }, (_, moments) => moments))(
  'the address wins if it moves %i moments after an answer came',
  async (moments) => {
    const { store, url, calls } = open(namesTo(3));
    store.type('note', 'dry');
    store.search();
    calls[1]?.answer();
    for (let moment = 0; moment < moments; moment++) await Promise.resolve();
    url.back();
    await turn();
    expect(store.getSnapshot()).toMatchObject({ applied: { filters: {} }, status: 'pending' });
  },
);

test('a list that is gone from the page asks and hears nothing more', async () => {
  const { store, stop, calls, url } = open(namesTo(3));
  stop();
  expect(calls[0]?.signal.aborted).toBe(true);
  url.write('?search=2', { replace: false });
  calls[0]?.answer();
  await turn();
  expect(calls).toHaveLength(1);
  expect(store.getSnapshot().page).toBeUndefined();
});

test('a filter cannot take the name of what every list has', () => {
  const shape = { orderings: [], limits: [10], defaults: { ordering: '', limit: 10 } };
  const { load } = createServer([]);
  expect(() =>
    createAdminListStore<Row>({ url: createMemoryUrl(), load, filterNames: ['page'], ...shape }),
  ).toThrow("A filter can't be named 'page'.");
});

test('random runs of delays, errors and aborts end with the rows that were asked for, and not busy', async () => {
  const count = runs(200, 20_000);
  const outcomes = { success: 0, error: 0 };
  for (let run = 0; run < count; run++) {
    outcomes[await randomRun(createRandom(seed + run), `seed ${seed}, run ${run}`)] += 1;
  }
  // Both outcomes are frequent, not only by chance.
  expect(outcomes.success).toBeGreaterThan(0.4 * count);
  expect(outcomes.error).toBeGreaterThan(0.02 * count);
});

/** Runs actions of a person, the address and a server in random order, then lets everything end. */
async function randomRun(random: (below: number) => number, label: string): Promise<'success' | 'error'> {
  const { store, url, calls, stored, pageOf } = open(namesTo(random(40)), { lenient: random(2) === 0 });
  const texts = ['', '1', '2', 'row', 'nothing'];
  const pending: Call[] = [];
  let taken = 0;
  let typed = '';
  const settleOne = () => {
    pending.push(...calls.slice(taken));
    taken = calls.length;
    const [call] = pending.splice(random(Math.max(1, pending.length)), 1);
    if (!call) return;
    const dice = random(10);
    // A superseded call can still answer, fail, or reject as aborted.
    if (dice < 6) call.answer();
    else if (dice < 8 || !call.signal.aborted) call.fail(new Error('Network error.'));
    else call.fail(new DOMException('Aborted', 'AbortError'));
  };
  const type = (text: string) => {
    typed = text;
    store.type('note', text);
  };
  const actions = [
    () => type(`draft ${random(100)}`),
    () => store.type('search', texts[random(texts.length)] ?? ''),
    () => store.search(),
    () => {
      typed = '';
      store.reset();
    },
    () => store.refresh(),
    () => store.sort(random(2) ? 'id' : '-id'),
    () => store.goTo(1 + random(6)),
    () => store.setLimit([2, 5, 10][random(3)] ?? 10),
    () => store.applyFilters({ search: texts[random(texts.length)] ?? '' }),
    () => url.back(),
    () => url.forward(),
    () => {
      const gone = 1 + random(40);
      stored.rows = stored.rows.filter(({ id }) => id !== gone);
      store.removeRows(({ id }) => id === gone);
    },
    settleOne,
    settleOne,
    settleOne,
    () => Promise.resolve(),
  ];
  for (let step = 0; step < 25; step++) {
    const before = url.read();
    await actions[random(actions.length)]?.();
    // Going back can restore an applied note; otherwise the typed text must not change.
    if (url.read() === before) expect(store.getSnapshot().typed.note ?? '', label).toBe(typed);
    else typed = store.getSnapshot().typed.note ?? '';
  }
  await flush();
  while (pending.length > 0 || taken < calls.length) {
    settleOne();
    await flush();
  }
  const { status, applied, page, typed: shown } = store.getSnapshot();
  expect(shown.note ?? '', label).toBe(typed);
  if (status === 'pending') throw new Error(`${label}: still busy`);
  if (status === 'success') expect(page, label).toEqual(pageOf(applied));
  else if (page)
    expect(
      page.results.every(({ name }) => name.includes(applied.filters.search ?? '')),
      label,
    ).toBe(true);
  // After a failure the address can be of the page that was asked for, above the rows of the one before.
  if (status === 'success' || !page) expect(url.read(), label).toBe(expectedUrl(applied));
  return status;
}

function expectedUrl({ filters, ordering, page, limit }: ListState) {
  const parameters = new URLSearchParams();
  for (const name of ['search', 'note']) if (filters[name]) parameters.set(name, filters[name]);
  if (ordering !== 'id') parameters.set('ordering', ordering);
  if (page !== 1) parameters.set('page', String(page));
  if (limit !== 10) parameters.set('limit', String(limit));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Runs some turns of the microtask queue: without timers, 1,000 runs take almost no time. */
async function flush() {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
}

/** mulberry32: a seed always gives the same numbers. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
