import { useId, useRef, useState } from 'react';
import { Button, Dialog, Icon, Select } from '../primitives/index.ts';
import { useFilterKinds, useMessages } from '../provider/index.ts';
import type { AdminListColumn } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';
import { FilterFields } from './FilterBar.tsx';
import type { ListFilter } from './ListFilter.ts';
import type { ListParts } from './ListParts.ts';
import { findFilterKind, useStoreValue } from './useAdminList.ts';

interface FilterSummaryProps<Row> {
  parts: ListParts<Row>;
  filters: readonly ListFilter[];
  columns: readonly AdminListColumn<Row>[];
}

/** What a narrow list has in place of the filters' card: a button that opens them as a sheet, and chips for what is active. */
export function FilterSummary<Row>({ parts, filters, columns }: FilterSummaryProps<Row>) {
  const t = useMessages(adminListTexts);
  const { store, slot } = parts;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const applied = useStoreValue(store, (state) => state.applied);
  const active = filters.filter(({ name }) => applied.filters[name]);
  const orderings = columns.flatMap(({ header: column, ordering }) =>
    ordering === undefined
      ? []
      : [
          { value: ordering, label: t('adminList.ascending', { column }) },
          { value: `-${ordering}`, label: t('adminList.descending', { column }) },
        ],
  );
  const ordering = orderings.find(({ value }) => value === applied.ordering)?.value;

  return slot(
    'filterSummary',
    <div>
      <div className="udongo-admin-list__summary-actions">
        {filters.length > 0 && (
          <Button
            ref={opener}
            icon="search"
            aria-label={
              active.length > 0 ? t('adminList.filtersActive', { count: active.length }) : undefined
            }
            onClick={() => setOpen(true)}
          >
            {t('adminList.filters')}
            {active.length > 0 && ` (${active.length})`}
          </Button>
        )}
        <Button onClick={store.refresh}>{t('adminList.refresh')}</Button>
        {orderings.length > 0 && (
          <Select
            aria-label={t('adminList.sort')}
            value={ordering ?? ''}
            // The list's own order may be none of a column's: nothing is said to be chosen then.
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
                  onRemoved={() => opener.current?.focus()}
                />
              </li>
            ))}
          </ul>,
        )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('adminList.filters')}
        classNames={{ root: 'udongo-admin-list__sheet', panel: 'udongo-admin-list__sheet-panel' }}
        footer={
          <>
            <Button
              onClick={() => {
                store.reset();
                setOpen(false);
              }}
            >
              {t('adminList.reset')}
            </Button>
            <Button type="submit" form={formId} variant="primary">
              {t('adminList.search')}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            store.search();
            setOpen(false);
          }}
        >
          <FilterFields parts={parts} filters={filters} />
        </form>
      </Dialog>
    </div>,
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
