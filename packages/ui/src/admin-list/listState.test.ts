import { expect, test } from 'vitest';
import { fc } from '../../../../scripts/lib/testRuns.ts';
import {
  cleanFilters,
  type ListState,
  type ListStateShape,
  readListState,
  writeListState,
} from './listState.ts';
import { createMemoryUrl } from './listUrl.ts';

const shape: ListStateShape = {
  filterNames: ['search', 'county', 'soil_test_date', 'constructor'],
  orderings: ['id', 'name'],
  limits: [2, 5, 10, 15, 20, 50, 100],
  defaults: { ordering: 'id', limit: 10 },
};

const states: fc.Arbitrary<ListState> = fc.record({
  filters: fc
    .record(
      {
        search: fc.string({ unit: 'grapheme' }),
        county: fc.nat().map(String),
        soil_test_date: fc.constantFrom('2026-11-24..', '..2026-11-24', '2026-01-01..2026-12-31'),
        constructor: fc.string(),
      },
      { requiredKeys: [] },
    )
    .map((filters) => cleanFilters(filters as Record<string, string>)),
  ordering: fc.constantFrom('id', '-id', 'name', '-name'),
  page: fc.integer({ min: 1, max: 99_999_999 }),
  more: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
  limit: fc.constantFrom(...shape.limits),
});

/** Parameters of other code, in any spelling that an address allows. */
const foreigners = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'flag',
        'tab=farm%20map',
        'a=1&a=2',
        'q=a+b',
        'x=%E0%A4%A',
        'crops.page=3',
        '=odd',
        'pages=2',
      ),
      fc.webQueryParameters(),
    ),
  )
  .map((parts) => parts.join('&').split('&').filter(Boolean).join('&'));

test('whatever a list shows, its link shows the same, and what others wrote there survives', () => {
  fc.assert(
    fc.property(
      states,
      foreigners,
      fc.option(fc.constantFrom('list', 'names')),
      (state, others, namespace) => {
        const own = { ...shape, namespace: namespace ?? 'crops-of-farm' };
        const search = writeListState(`?${others}`, state, own);
        expect(readListState(search, own)).toEqual(state);
        expect(search.replace(/^\?/, '').startsWith(others)).toBe(true);
        const reset = { filters: {}, ordering: 'id', page: 1, limit: 10 };
        expect(writeListState(search, reset, own).replace(/^\?/, '')).toBe(others);
      },
    ),
  );
});

test('two lists share an address and neither touches the other’s', () => {
  fc.assert(
    fc.property(states, states, (crops, names) => {
      const second = { ...shape, namespace: 'names' };
      const both = writeListState(writeListState('', crops, shape), names, second);
      expect(readListState(both, shape)).toEqual(crops);
      expect(readListState(both, second)).toEqual(names);
    }),
  );
});

test('any text at all is read as some state that can be asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const { page, limit, ordering } = readListState(search, shape);
      expect(Number.isInteger(page) && page >= 1).toBe(true);
      expect(shape.limits).toContain(limit);
      expect(shape.orderings).toContain(ordering.replace(/^-/, ''));
    }),
  );
});

test.each([
  ['?page=0&limit=3&ordering=password', { page: 1, limit: 10, ordering: 'id' }],
  ['?page=1.5&limit=abc&ordering=--id', { page: 1, limit: 10, ordering: 'id' }],
  ['?page=7&page=9&limit=50&ordering=-name', { page: 7, limit: 50, ordering: '-name' }],
])('%s is read as far as it makes sense', (search, expected) => {
  expect(readListState(search, shape)).toEqual({ filters: {}, ...expected });
});

test('an untouched list leaves the address as it is', () => {
  expect(writeListState('', readListState('', shape), shape)).toBe('');
  expect(writeListState('?tab=1&flag', readListState('', shape), shape)).toBe('?tab=1&flag');
});

test('an address in memory goes back and forward, and a replaced step is gone', () => {
  const url = createMemoryUrl('?a');
  const seen: string[] = [];
  const stop = url.subscribe(() => seen.push(url.read()));
  url.write('?b', { replace: false });
  url.write('?c', { replace: true });
  url.back();
  url.back();
  url.forward();
  stop();
  url.back();
  expect(seen).toEqual(['?b', '?c', '?a', '?c']);
});
