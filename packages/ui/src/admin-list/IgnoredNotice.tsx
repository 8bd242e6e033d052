import { Alert, Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import type { AdminListColumn } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListFilter } from './ListFilter.ts';
import type { ListParts } from './ListParts.ts';
import { useStoreValue } from './useAdminListStore.ts';

interface IgnoredNoticeProps<Row> {
  parts: ListParts<Row>;
  filters: readonly ListFilter[];
  columns: readonly AdminListColumn<Row>[];
  defaultOrdering: string | undefined;
}

/**
 * Names the filters and the ordering that the server ignored, so that the rows don't look filtered or sorted.
 */
export function IgnoredNotice<Row>({ parts, filters, columns, defaultOrdering }: IgnoredNoticeProps<Row>) {
  const t = useMessages(adminListTexts);
  const { store, focusFound } = parts;
  const ignored = useStoreValue(store, (state) => state.ignored);
  const ordering = useStoreValue(store, ({ applied }) => applied.ordering);
  const labels = filters.filter(({ name }) => ignored.filters.includes(name)).map(({ label }) => label);
  // The list's own order is nobody's choice: only its arrow is left out.
  const column =
    ignored.ordering && ordering !== defaultOrdering
      ? columns.find((one) => one.ordering === ordering.replace(/^-/, ''))
      : undefined;
  const removeFilters = () => {
    store.applyFilters(Object.fromEntries(ignored.filters.map((name) => [name, ''])));
    focusFound();
  };
  if (labels.length === 0 && !column) return null;
  return (
    <Alert tone="warning">
      {labels.length > 0 && (
        <p className="udongo-admin-list__failure">
          {t('adminList.filtersIgnored', { filters: labels.join(', ') })}
        </p>
      )}
      {column && (
        <p className="udongo-admin-list__failure">
          {t('adminList.orderingIgnored', { column: column.header })}
        </p>
      )}
      {labels.length > 0 && <Button onClick={removeFilters}>{t('adminList.removeFilters')}</Button>}
    </Alert>
  );
}
