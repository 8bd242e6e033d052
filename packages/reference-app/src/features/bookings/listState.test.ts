import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultListState, parseListState, toListQuery, toSearchParams } from './listState.ts';

const states = fc.record({
  search: fc.string().map((text) => text.trim()),
  page: fc.integer({ min: 1, max: 100_000 }),
  limit: fc.constantFrom(2, 5, 10, 15, 20, 50, 100),
  ordering: fc.constantFrom('id', '-id', 'name', '-soil_test_date'),
});

test('whatever a list shows, its address shows again', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(parseListState(new URLSearchParams(toSearchParams(state).toString()))).toEqual(state);
    }),
  );
});

test('any address whatever gives a list that can be asked for', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (page, limit, ordering) => {
      const state = parseListState(new URLSearchParams({ page, limit, ordering }));
      expect(state.page).toBeGreaterThan(0);
      expect([2, 5, 10, 15, 20, 50, 100]).toContain(state.limit);
      expect(state.ordering).toMatch(/^-?[a-z_]+$/);
    }),
  );
});

test('the list as it is by default leaves the address alone and asks for no search', () => {
  expect(toSearchParams(defaultListState).toString()).toBe('');
  expect(toListQuery(defaultListState)).not.toHaveProperty('search');
});
