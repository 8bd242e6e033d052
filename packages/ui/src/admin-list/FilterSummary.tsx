import { useRef, useState } from 'react';
import { ownForm } from '../lib/ownForm.ts';
import { useOnDemand } from '../lib/useOnDemand.ts';
import { Button, Icon, Input, Select } from '../primitives/index.ts';
import { useFilterKinds, useMessages } from '../provider/index.ts';
import type { AdminListColumn } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListFilter } from './ListFilter.ts';
import type { ListParts } from './ListParts.ts';
import { loadParts } from './loadParts.ts';
import { findFilterKind, useStoreValue } from './useAdminListStore.ts';

interface FilterSummaryProps<Row> {
  parts: ListParts<Row>;
  filters: readonly ListFilter[];
  columns: readonly AdminListColumn<Row>[];
}

/**
 * Replaces the filters' card on a narrow list: the search field, a button that opens the other filters as a
 * sheet, and chips for the active ones.
 */
export function FilterSummary<Row>({ parts, filters, columns }: FilterSummaryProps<Row>) {
  const t = useMessages(adminListTexts);
  const { store, slot, focusFound } = parts;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const applied = useStoreValue(store, (state) => state.applied);
  const ignored = useStoreValue(store, (state) => state.ignored);
  const active = filters.filter(({ name }) => applied.filters[name] && !ignored.filters.includes(name));
  const search = filters.find(({ kind, name }) => kind === 'text' && name === 'search');
  const others = filters.filter((filter) => filter !== search);
  const sheet = useOnDemand(loadParts, others.length > 0);
  const activeOthers = active.filter((filter) => filter !== search);
  const orderings = columns.flatMap(({ header: column, ordering }) =>
    ordering === undefined
      ? []
      : [
          { value: ordering, label: t('adminList.ascending', { column }) },
          { value: `-${ordering}`, label: t('adminList.descending', { column }) },
        ],
  );
  const asked = ignored.ordering ? '' : applied.ordering;
  const ordering = orderings.find(({ value }) => value === asked)?.value;

  return slot(
    'filterSummary',
    <div>
      {search && <SearchField parts={parts} filter={search} />}
      <div className="udongo-admin-list__summary-actions">
        {others.length > 0 && (
          <Button
            ref={opener}
            {...(!search && { icon: 'search' as const })}
            aria-label={
              activeOthers.length > 0
                ? t('adminList.filtersActive', { count: activeOthers.length })
                : undefined
            }
            onClick={() => setOpen(true)}
          >
            {t('adminList.filters')}
            {activeOthers.length > 0 && ` (${activeOthers.length})`}
          </Button>
        )}
        <Button onClick={store.refresh}>{t('adminList.refresh')}</Button>
        {orderings.length > 0 && (
          <Select
            aria-label={t('adminList.sort')}
            value={ordering ?? ''}
            // No option is selected if the list's own order is that of no column.
            {...(ordering === undefined && { placeholder: t('adminList.sort') })}
            options={orderings}
            onChange={(event) => store.sort(event.target.value)}
          />
        )}
      </div>
      {active.length > 0 &&
        slot(
          'chips',
          <ul aria-label={t('adminList.activeFilters')}>
            {active.map((filter) => (
              <li key={filter.name}>
                <FilterChip
                  parts={parts}
                  filter={filter}
                  value={applied.filters[filter.name] ?? ''}
                  onRemoved={() => (opener.current ? opener.current.focus() : focusFound())}
                />
              </li>
            ))}
          </ul>,
        )}
      {sheet && <sheet.FilterSheet open={open} onOpenChange={setOpen} parts={parts} filters={others} />}
    </div>,
  );
}

interface SearchFieldProps<Row> {
  parts: ListParts<Row>;
  filter: ListFilter;
}

/** The search of a narrow list; Enter, the keyboard's search key or the button applies it. */
function SearchField<Row>({ parts: { store, as }, filter }: SearchFieldProps<Row>) {
  const t = useMessages(adminListTexts);
  const value = useStoreValue(store, ({ typed }) => typed[filter.name] ?? '');
  const { Form, props } = ownForm(as, () => store.applyFilters({ [filter.name]: value }), 'search');
  return (
    <Form {...props} className="udongo-admin-list__search">
      <Input
        type="search"
        aria-label={filter.label}
        placeholder={'placeholder' in filter ? filter.placeholder : undefined}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => store.type(filter.name, event.target.value)}
      />
      <Button type="submit" icon="search" aria-label={t('adminList.search')} />
    </Form>
  );
}

interface FilterChipProps<Row> {
  parts: ListParts<Row>;
  filter: ListFilter;
  value: string;
  onRemoved: () => void;
}

function FilterChip<Row>({ parts: { store, slot }, filter, value, onRemoved }: FilterChipProps<Row>) {
  const t = useMessages(adminListTexts);
  const { kind, name, label, toQuery: _, ...settings } = filter;
  const { Value } = findFilterKind(kind, useFilterKinds());
  return slot(
    'chip',
    <button
      type="button"
      title={t('adminList.removeFilter', { label })}
      onClick={() => {
        store.applyFilters({ [name]: '' });
        onRemoved();
      }}
    >
      <span>
        {label}: <b>{Value ? <Value {...settings} value={value} /> : value}</b>
      </span>
      <Icon name="close" width={16} height={16} />
    </button>,
  );
}
