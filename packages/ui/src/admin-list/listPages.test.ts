import { expect, test, vi } from 'vitest';
import { createAdminListStore } from './adminListStore.ts';
import type { ListPage } from './listPage.ts';
import type { ListState } from './listState.ts';
import { createMemoryUrl } from './listUrl.ts';

const numbers = Array.from({ length: 25 }, (_, index) => index + 1);

/** A server that knows only where the next page begins; an unknown cursor is refused, as in Stripe's API. */
function answerByCursor({ cursor, limit, filters }: ListState): ListPage<number> {
  const found = filters.search ? numbers.filter((number) => number % 2 === 0) : numbers;
  const start = cursor ? found.indexOf(Number(cursor)) + 1 : 0;
  if (cursor && start === 0) throw Object.assign(new Error('No such cursor'), { status: 400 });
  const results = found.slice(start, start + limit);
  return { results, nextCursor: start + limit < found.length ? String(results.at(-1)) : null };
}

function answerByNumber({ page, limit }: ListState): ListPage<number> {
  const end = page * limit;
  return { results: numbers.slice(end - limit, end), hasNext: end < numbers.length };
}

async function open(search = '', answer: (state: ListState) => ListPage<number> = answerByCursor) {
  const url = createMemoryUrl(search);
  const asked: (string | undefined)[] = [];
  const store = createAdminListStore<number>({
    url,
    load: async (state) => {
      asked.push(state.cursor);
      return answer(state);
    },
    filterNames: ['search'],
    orderings: [],
    limits: [10],
    defaults: { ordering: '', limit: 10 },
  });
  const settled = () =>
    vi.waitFor(() => {
      const { status, nextPage } = store.getSnapshot();
      expect([status, nextPage.status]).not.toContain('pending');
    });
  store.start();
  await settled();
  const goTo = async (page: number) => {
    store.goTo(page);
    await settled();
  };
  const more = async () => {
    store.fetchNextPage();
    await settled();
  };
  const shown = () => store.getSnapshot().page?.results;
  const first = () => shown()?.[0];
  return { url, asked, store, settled, goTo, more, shown, first };
}

test('a list over cursors goes forwards and back by the cursors that it came by', async () => {
  const { url, asked, goTo, first } = await open();
  await goTo(2);
  await goTo(3);
  expect([first(), url.read()]).toEqual([21, '?page=3&cursor=20']);
  await goTo(2);
  expect([first(), url.read()]).toEqual([11, '?page=2&cursor=10']);
  await goTo(1);
  expect([first(), url.read()]).toEqual([1, '']);
  expect(asked).toEqual([undefined, '10', '20', '10', undefined]);
});

test('the address of a page leads to it again; the page before is then the first', async () => {
  const { first, goTo, url } = await open('?page=3&cursor=20');
  expect(first()).toBe(21);
  await goTo(2);
  expect([first(), url.read()]).toEqual([1, '']);
});

test('going back in the history shows the page that was there', async () => {
  const { first, goTo, url, settled } = await open();
  await goTo(2);
  await goTo(3);
  url.back();
  await settled();
  expect(first()).toBe(11);
});

test.each(['?page=3', '?page=3&cursor=gone'])(
  'an address that no server knows (%s) shows the first page',
  async (search) => {
    const { first, url, store } = await open(search);
    expect([first(), url.read(), store.getSnapshot().applied.page]).toEqual([1, '', 1]);
  },
);

test('another search forgets the cursors of the one before, even in the middle of a request', async () => {
  const { store, first, goTo, settled, asked } = await open();
  await goTo(2);
  store.applyFilters({ search: 'even' });
  store.goTo(2);
  await settled();
  expect(asked.at(-1)).toBeUndefined();
  expect(first()).toBe(2);
  await goTo(2);
  expect([first(), asked.at(-1)]).toEqual([22, '20']);
});

test.each([
  ['?page=4', 21, '?page=3'],
  ['?page=9', 1, ''],
])('of a list by numbers without a total, %s shows the rows that there are', async (search, row, address) => {
  const { first, url } = await open(search, answerByNumber);
  expect([first(), url.read()]).toEqual([row, address]);
});

function answerByCount({ page, limit }: ListState): ListPage<number> {
  return { results: numbers.slice((page - 1) * limit, page * limit), count: 25, total_pages: 3 };
}

test.each([
  ['cursors', answerByCursor],
  ['numbers', answerByNumber],
  ['a total', answerByCount],
])('pages by %s are added to the shown ones; a reload and a refresh show them all', async (_, answer) => {
  const { url, store, settled, more, shown } = await open('', answer);
  await more();
  expect([shown(), url.read()]).toEqual([numbers.slice(0, 20), '?more=1']);
  await more();
  await more();
  expect([shown(), url.read()]).toEqual([numbers, '?more=2']);
  store.refresh();
  await settled();
  expect(shown()).toEqual(numbers);
  url.back();
  expect(url.read()).toBe('?more=2');
  expect((await open('?more=1', answer)).shown()).toEqual(numbers.slice(0, 20));
});

test('an address that promises more pages than there are shows those that there are', async () => {
  const { shown, url } = await open('?more=7');
  expect([shown(), url.read()]).toEqual([numbers, '?more=2']);
});

test('another search and a page of its own begin again with one page', async () => {
  const { store, settled, more, shown, goTo, url } = await open();
  await more();
  store.applyFilters({ search: 'even' });
  await settled();
  expect([shown(), url.read()]).toEqual([
    numbers.filter((number) => number % 2 === 0).slice(0, 10),
    '?search=even',
  ]);
  await more();
  await goTo(2);
  expect([shown(), url.read()]).toEqual([[22, 24], '?search=even&page=2&cursor=20']);
});

test.each(['added', 'reloaded'])(
  'a page that fails while it is %s leaves the rows, and comes with the next press',
  async (way) => {
    let isDown = way === 'reloaded';
    const { store, more, shown, url } = await open(way === 'reloaded' ? '?more=1' : '', (state) => {
      if (isDown && state.page === 2) throw new Error('down');
      return answerByNumber(state);
    });
    isDown = true;
    if (way === 'added') await more();
    expect(store.getSnapshot()).toMatchObject({
      status: 'success',
      nextPage: { status: 'error', error: { message: 'down' } },
    });
    expect([shown(), url.read()]).toEqual([numbers.slice(0, 10), way === 'reloaded' ? '?more=1' : '']);
    isDown = false;
    await more();
    expect([shown(), url.read()]).toEqual([numbers.slice(0, 20), '?more=1']);
  },
);

test('a cursor that has become invalid is looked up again from the first page', async () => {
  let isOld = true;
  const { asked, more, shown } = await open('', (state) => {
    if (isOld && state.cursor) {
      isOld = false;
      throw Object.assign(new Error('Expired'), { status: 410 });
    }
    return answerByCursor(state);
  });
  await more();
  expect([shown(), asked]).toEqual([numbers.slice(0, 20), [undefined, '10', undefined, '10']]);
});

test('a row that moved to the next page is shown once', async () => {
  const { more, shown } = await open('', ({ page }) => ({
    results: page === 1 ? [1, 2, 3] : [3, 4],
    hasNext: page === 1,
  }));
  await more();
  expect(shown()).toEqual([1, 2, 3, 4]);
});

test('a row that one page has twice is shown once', async () => {
  const { more, shown } = await open('', ({ page }) => ({
    results: page === 1 ? [1, 2, 2, 1] : [4, 4],
    hasNext: page === 1,
  }));
  expect(shown()).toEqual([1, 2]);
  await more();
  expect(shown()).toEqual([1, 2, 4]);
});

test('a search in the middle of adding a page has the last word', async () => {
  const { store, settled, shown } = await open();
  store.fetchNextPage();
  store.applyFilters({ search: 'even' });
  await settled();
  expect(shown()?.slice(0, 2)).toEqual([2, 4]);
  expect(shown()).toHaveLength(10);
});

/** A server that answers the cursor of the second page on all pages after it, too. */
function answerInACircle({ cursor }: ListState): ListPage<number> {
  return { results: cursor ? [3, 4] : [1, 2], nextCursor: 'again' };
}

test('a cursor that comes again ends adding pages with an error, and asks no further page', async () => {
  const { more, shown, asked, store } = await open('', answerInACircle);
  await more();
  await more();
  await more();
  expect([shown(), asked]).toEqual([
    [1, 2, 3, 4],
    [undefined, 'again'],
  ]);
  const error = { message: expect.stringContaining("the nextCursor 'again' a second time") };
  expect(store.getSnapshot()).toMatchObject({ status: 'success', nextPage: { status: 'error', error } });
});

test('an address of many pages of a server that repeats its cursor loads each page once', async () => {
  const { shown, asked } = await open('?more=50', answerInACircle);
  expect([shown(), asked]).toEqual([
    [1, 2, 3, 4],
    [undefined, 'again'],
  ]);
});

test('a cursor that comes again leads to no next page', async () => {
  const { goTo, shown, asked, store } = await open('', answerInACircle);
  await goTo(2);
  await goTo(3);
  expect([shown(), asked]).toEqual([
    [3, 4],
    [undefined, 'again'],
  ]);
  const error = { message: expect.stringContaining("the nextCursor 'again' a second time") };
  expect(store.getSnapshot()).toMatchObject({ status: 'error', error, applied: { page: 2 } });
});

test.each(['tries again', 'refreshes'])(
  'an address with two more pages keeps them when the first fails; a person who %s gets both',
  async (way) => {
    let isDown = true;
    const { store, more, settled, shown, url } = await open('?more=2', (state) => {
      if (isDown && state.cursor === '10') throw new Error('down');
      return answerByCursor(state);
    });
    expect([shown(), url.read()]).toEqual([numbers.slice(0, 10), '?more=2']);
    await more();
    expect([shown(), url.read()]).toEqual([numbers.slice(0, 10), '?more=2']);
    isDown = false;
    if (way === 'tries again') await more();
    else store.refresh();
    await settled();
    expect([shown(), url.read()]).toEqual([numbers, '?more=2']);
  },
);

test('a page that fails leaves the rows of the one before, which a refresh fetches and a retry leaves', async () => {
  let isDown = true;
  const { store, goTo, settled, shown, url } = await open('', (state) => {
    if (isDown && state.page === 2) throw Object.assign(new Error('down'), { status: 500 });
    return answerByCount(state);
  });
  await goTo(2);
  expect(store.getSnapshot()).toMatchObject({ status: 'error', applied: { page: 1 } });
  expect([shown(), url.read()]).toEqual([numbers.slice(0, 10), '?page=2']);
  store.retry();
  await settled();
  expect([shown(), store.getSnapshot().status]).toEqual([numbers.slice(0, 10), 'error']);
  url.back();
  await settled();
  expect([shown(), store.getSnapshot().status, url.read()]).toEqual([numbers.slice(0, 10), 'success', '']);
  await goTo(2);
  store.refresh();
  await settled();
  expect([shown(), store.getSnapshot().status, url.read()]).toEqual([numbers.slice(0, 10), 'success', '']);
  await goTo(2);
  isDown = false;
  store.retry();
  await settled();
  expect([shown(), url.read()]).toEqual([numbers.slice(10, 20), '?page=2']);
});

type Shape = 'cursors' | 'numbers' | 'a total';

/** A server whose rows can be deleted; a cursor names the last row of the page before. */
function answerFrom(stored: { rows: number[] }, shape: Shape) {
  return ({ page, cursor, limit }: ListState): ListPage<number> => {
    const { rows } = stored;
    const start = shape === 'cursors' ? rows.indexOf(Number(cursor)) + 1 : (page - 1) * limit;
    if (cursor && start === 0) throw Object.assign(new Error('No such cursor'), { status: 400 });
    const end = start + limit;
    const results = rows.slice(start, end);
    if (shape === 'numbers') return { results, hasNext: end < rows.length };
    if (shape === 'a total') return { results, count: rows.length, total_pages: Math.ceil(rows.length / 10) };
    return { results, nextCursor: end < rows.length ? String(results.at(-1)) : null };
  };
}

test.each<[string, Shape, number[], number]>([
  ['a row', 'cursors', [3], 0],
  ['a row', 'numbers', [3], 1],
  ['a row', 'a total', [3], 1],
  ['the last shown row', 'cursors', [20], 0],
  ['the last shown row', 'numbers', [20], 1],
  ['more than a page', 'cursors', numbers.slice(2, 15), 0],
  ['more than a page', 'numbers', numbers.slice(2, 15), 1],
  ['more than a page', 'a total', numbers.slice(2, 15), 1],
  ['every shown row', 'cursors', numbers.slice(0, 20), 1],
  ['every shown row', 'numbers', numbers.slice(0, 20), 1],
  ['every shown row', 'a total', numbers.slice(0, 20), 1],
])(
  'of two shown pages, the deletion of %s leaves the rest and no row out (%s)',
  async (_, shape, gone, requests) => {
    const stored = { rows: numbers };
    const { store, url, asked, settled, more, shown } = await open('', answerFrom(stored, shape));
    await more();
    const before = asked.length;
    const left = numbers.filter((number) => !gone.includes(number));
    stored.rows = left;
    store.removeRows((row) => gone.includes(row));
    await settled();
    expect(asked.length - before).toBe(requests);
    expect(shown()).toEqual(left.slice(0, shown()?.length));
    expect(shown()).not.toEqual([]);
    expect(url.read()).toMatch(/^(\?more=1)?$/);
    await more();
    await more();
    expect(shown()).toEqual(left);
    expect(store.getSnapshot().status).toBe('success');
  },
);

test('a deletion asks for nothing where every row is shown', async () => {
  const stored = { rows: numbers };
  const { store, asked, settled, more, shown } = await open('', answerFrom(stored, 'a total'));
  await more();
  await more();
  stored.rows = numbers.slice(1);
  store.removeRows((row) => row === 1);
  await settled();
  expect([shown(), asked.length]).toEqual([stored.rows, 3]);
  expect(store.getSnapshot().page).toMatchObject({ count: 24 });
});

test('a page that moved up and fails to arrive comes with the next press, without a gap', async () => {
  const stored = { rows: numbers };
  let isDown = false;
  const answer = answerFrom(stored, 'numbers');
  const { store, settled, more, shown, url } = await open('', (state) => {
    if (isDown) throw new Error('down');
    return answer(state);
  });
  await more();
  stored.rows = numbers.slice(1);
  isDown = true;
  store.removeRows((row) => row === 1);
  await settled();
  expect(shown()).toEqual(numbers.slice(1, 20));
  expect(store.getSnapshot()).toMatchObject({ status: 'success', nextPage: { status: 'error' } });
  isDown = false;
  await more();
  expect([shown(), url.read()]).toEqual([numbers.slice(1, 21), '?more=1']);
});

test('a deletion that ends while another page is loaded asks for all of them', async () => {
  const stored = { rows: numbers };
  const { store, settled, more, shown } = await open('', answerFrom(stored, 'numbers'));
  await more();
  store.fetchNextPage();
  stored.rows = numbers.slice(1);
  store.removeRows((row) => row === 1);
  await settled();
  await more();
  expect(shown()).toEqual(stored.rows);
});
