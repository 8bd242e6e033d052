import { toNumber } from '@udongo/sdk/values';
import type { FilterKinds } from '../provider/index.ts';
import type { AdminListColumn } from './AdminListProps.ts';
import type { Ignored } from './ignored.ts';
import type { ListFilter } from './ListFilter.ts';
import type { ListState } from './listState.ts';

interface JudgeParams<Row> {
  filters: readonly ListFilter[];
  columns: readonly Pick<AdminListColumn<Row>, 'ordering' | 'value'>[];
  kinds: FilterKinds;
}

/** Finds the parts of a query that a server ignored. Parts that the rows cannot show count as applied. */
export function judgeRows<Row>(
  rows: readonly Row[],
  { filters: applied, ordering }: Pick<ListState, 'filters' | 'ordering'>,
  { filters, columns, kinds }: JudgeParams<Row>,
): Ignored {
  const isIgnored = (filter: ListFilter) => {
    const value = applied[filter.name];
    return Boolean(value) && rows.some((row) => !matches(filter, value ?? '', Object(row), kinds));
  };
  return {
    filters: filters.filter(isIgnored).map(({ name }) => name),
    ordering: ordering !== '' && !isOrdered(rows, ordering, columns),
  };
}

function matches(filter: ListFilter, value: string, row: object, kinds: FilterKinds): boolean {
  if (filter.matches) return filter.matches(row, value);
  const field: unknown = Object.entries(row).find(([name]) => name === filter.name)?.[1];
  return field === undefined || (kinds[filter.kind]?.matches?.(field, value) ?? true);
}

type Value = string | number;

function isOrdered<Row>(
  rows: readonly Row[],
  ordering: string,
  columns: JudgeParams<Row>['columns'],
): boolean {
  const name = ordering.replace(/^-/, '');
  const column = columns.find((one) => one.ordering === name);
  const values = rows.flatMap((row): Value[] => {
    const value: unknown = Object(row)[name] ?? column?.value(row);
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [value] : [];
  });
  const inOrder = ordering === name ? values : values.reverse();
  return comparators.some((compare) =>
    inOrder.every((value, index) => index === 0 || compare(inOrder[index - 1] ?? value, value) <= 0),
  );
}

const spelled = new Intl.Collator('en', { sensitivity: 'base' });
const sounded = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** Databases sort texts by different rules: one of these orders is enough. */
const comparators: readonly ((one: Value, other: Value) => number)[] = [
  (one, other) => (toNumber(one) ?? Number.NaN) - (toNumber(other) ?? Number.NaN),
  (one, other) => (String(one) < String(other) ? -1 : Number(String(one) > String(other))),
  (one, other) => spelled.compare(String(one), String(other)),
  (one, other) => sounded.compare(String(one), String(other)),
];
