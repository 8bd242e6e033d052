import { memo } from 'react';
import { type FormElement, ownForm } from '../lib/ownForm.ts';
import type { DrawSlot } from '../lib/slots.ts';
import { Button } from '../primitives/index.ts';
import { useFilterKinds, useMessages } from '../provider/index.ts';
import type { AdminListSlots } from './AdminListProps.ts';
import type { AdminListStore } from './adminListStore.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListFilter } from './ListFilter.ts';
import { findFilterKind, useStoreValue } from './useAdminListStore.ts';

/** The parts of a list that its filters need. */
interface FilterBarParts<Row> {
  store: AdminListStore<Row>;
  slot: DrawSlot<AdminListSlots>;
  as: FormElement | undefined;
}

interface FilterBarProps<Row> {
  parts: FilterBarParts<Row>;
  filters: readonly ListFilter[];
  title: string;
}

/**
 * The filters in one card, with Search, Reset and Refresh; hidden on a narrow list. A list without filters
 * has no card.
 */
export function FilterBar<Row>({ parts, filters, title }: FilterBarProps<Row>) {
  const t = useMessages(adminListTexts);
  const { store, slot } = parts;
  const { Form, props } = ownForm(parts.as, store.search, 'search');
  if (filters.length === 0) return null;
  return slot(
    'filters',
    <Form {...props} aria-label={title}>
      <FilterFields parts={parts} filters={filters} />
      {slot(
        'filterActions',
        <div>
          <Button type="submit" variant="primary">
            {t('adminList.search')}
          </Button>
          <Button onClick={store.reset}>{t('adminList.reset')}</Button>
          <Button onClick={store.refresh}>{t('adminList.refresh')}</Button>
        </div>,
      )}
    </Form>,
  );
}

/** The controls of the filters, each rendered for its own value. */
export function FilterFields<Row>({ parts, filters }: Omit<FilterBarProps<Row>, 'title'>) {
  if (filters.length === 0) return null;
  return parts.slot(
    'filterFields',
    <div>
      {filters.map((filter) => (
        <FilterField key={filter.name} store={parts.store} filter={filter} />
      ))}
    </div>,
  );
}

const FilterField = memo(function FilterField({
  store,
  filter,
}: {
  store: Pick<AdminListStore<unknown>, 'subscribe' | 'getSnapshot' | 'getServerSnapshot' | 'type'>;
  filter: ListFilter;
}) {
  const { kind, toQuery: _, ...settings } = filter;
  const { Control } = findFilterKind(kind, useFilterKinds());
  const value = useStoreValue(store, ({ typed }) => typed[filter.name] ?? '');
  return <Control {...settings} value={value} onValueChange={(next) => store.type(filter.name, next)} />;
});
