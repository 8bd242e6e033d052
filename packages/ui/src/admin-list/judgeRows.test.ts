import { expect, test } from 'vitest';
import { builtInKinds } from './filter-kinds/builtInKinds.tsx';
import { createRecordFilterKind } from './filter-kinds/createRecordFilterKind.tsx';
import { judgeRows } from './judgeRows.ts';
import type { ListFilter } from './ListFilter.ts';

const nobody = async () => [];
const kinds = { ...builtInKinds, county: createRecordFilterKind({ load: nobody, loadSelected: nobody }) };

const filters: ListFilter[] = [
  { kind: 'select', name: 'kind', label: 'Kind', options: [] },
  { kind: 'county', name: 'place', label: 'Place' },
  { kind: 'dateRange', name: 'day', label: 'Day' },
  { kind: 'date', name: 'on', label: 'On' },
  { kind: 'number', name: 'size', label: 'Size' },
  { kind: 'text', name: 'search', label: 'Search' },
  {
    kind: 'select',
    name: 'isBig',
    label: 'Big',
    options: [],
    matches: (row: { size: number }) => row.size > 2,
  },
];

function ignoredFilters(rows: readonly object[], asked: Record<string, string>) {
  const state = { filters: asked, ordering: '' };
  return judgeRows(rows, state, { filters, columns: [], kinds }).filters;
}

test.each([
  ['a word', { kind: 'clay' }, { kind: 'clay' }, { kind: 'loam' }],
  ['yes or no', { kind: 'true' }, { kind: true }, { kind: false }],
  ['nothing there', { kind: 'clay' }, { kind: 'clay' }, { kind: null }],
  ['one of several', { kind: 'clay' }, { kind: ['loam', 'clay'] }, { kind: [] }],
  ['a record', { place: '2' }, { place: 2 }, { place: 22 }],
  ['a nested record', { place: '2' }, { place: { id: 2 } }, { place: { id: 3 } }],
  [
    'a day of a range',
    { day: '2026-01-01..2026-01-31' },
    { day: '2026-01-31T10:00:00+03:00' },
    { day: '2026-02-01' },
  ],
  ['a range without an end', { day: '2026-01-01..' }, { day: '2027-01-01' }, { day: '2025-12-31' }],
  ['a day', { on: '2026-01-01' }, { on: '2026-01-01' }, { on: '2026-01-02' }],
  ['a number as text', { size: '2' }, { size: '2.00' }, { size: '2.50' }],
  ['what the list says itself', { isBig: 'yes' }, { size: 3 }, { size: 1 }],
])('a filter by %s is ignored where a row does not fit', (_, asked, fitting, other) => {
  expect(ignoredFilters([fitting, fitting], asked)).toEqual([]);
  expect(ignoredFilters([fitting, other], asked)).toEqual(Object.keys(asked));
});

test('what the rows do not show is not judged', () => {
  expect(ignoredFilters([{ name: 'A' }], { kind: 'clay', search: 'zebra' })).toEqual([]);
  expect(ignoredFilters([], { kind: 'clay' })).toEqual([]);
  expect(ignoredFilters([{ kind: 'loam' }], {})).toEqual([]);
});

function isIgnored(ordering: string, values: readonly unknown[], value = () => '') {
  const rows = values.map((field) => ({ field }));
  const columns = [{ ordering: 'field', value }];
  return judgeRows(rows, { filters: {}, ordering }, { filters, columns, kinds }).ordering;
}

test.each([
  ['numbers', [1, 2, 10]],
  ['decimals as texts', ['2.00', '10.00', '10.50']],
  ['days', ['2026-01-31', '2026-02-01', '2026-02-01']],
  ['texts by their letters', ['Zuri', 'abu', 'éla']],
  ['texts as a dictionary has them', ['abu', 'éla', 'Zuri']],
  ['texts without their marks', ['Mu Kisa', "Mu'la", 'Muya']],
  ['gaps', [1, null, 2, '', 3]],
])('rows that are in order by %s are in order, and backwards are not', (_, values) => {
  expect(isIgnored('field', values)).toBe(false);
  expect(isIgnored('-field', values.toReversed())).toBe(false);
  expect(isIgnored('field', values.toReversed())).toBe(true);
  expect(isIgnored('-field', values)).toBe(true);
});

test('a row without the field is judged by what its column shows', () => {
  const shown = ['B', 'A'];
  expect(isIgnored('field', [undefined, undefined], () => shown.shift() ?? '')).toBe(true);
});

test('without an ordering, or with one row, nothing is ignored', () => {
  expect(isIgnored('', [2, 1])).toBe(false);
  expect(isIgnored('-field', [2])).toBe(false);
});
