import { memo, useEffect, useRef } from 'react';
import { isNotOffered, readErrorMessage } from '../lib/errors.ts';
import { scrollTo } from '../lib/plainDom.ts';
import { useServerText } from '../lib/useServerText.ts';
import { Alert, Button, Card, Pagination } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import type { AdminListProps } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListParts, TableOptions } from './ListParts.ts';
import { ListTable } from './ListTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SelectPage } from './SelectRow.tsx';
import { TableScroller } from './TableScroller.tsx';
import { useStoreValue } from './useAdminList.ts';

interface ListRowsProps<Row> {
  parts: ListParts<Row>;
  table: TableOptions<Row>;
  limits: AdminListProps<Row>['limits'];
}

/** The answer: an error, or the rows with their pages. */
export const ListRows = memo(function ListRows<Row>({ parts, table, limits }: ListRowsProps<Row>) {
  const t = useMessages(adminListTexts);
  const say = useServerText();
  const { store, selection, slot, rowKey, focusFound } = parts;
  const list = useRef<HTMLDivElement>(null);
  const { status, error, slow, page, applied, ignored } = useShown(parts);

  const retry = () => {
    // The button disappears with its alert.
    focusFound();
    store.refresh();
  };
  const goTo = (next: number) => {
    store.goTo(next);
    const top = list.current;
    if (top && top.getBoundingClientRect().top < 0) scrollTo(top);
  };

  useEffect(() => {
    if (page) selection.keepOnly(page.results.map(rowKey));
  }, [page, selection, rowKey]);

  return (
    <>
      {status === 'error' && (
        <Alert tone="error" title={t('adminList.errorTitle')}>
          <p className="udongo-admin-list__failure">
            {isNotOffered(error)
              ? t('failure.notOffered')
              : say(readErrorMessage(error, t('adminList.loadFailed')))}
          </p>
          <Button icon="refresh" onClick={retry}>
            {t('common.retry')}
          </Button>
        </Alert>
      )}
      {slow && (
        <p role="status" className="udongo-admin-list__slow">
          {t('common.slow')}
        </p>
      )}
      {(page || status === 'pending') &&
        slot(
          'list',
          <div ref={list}>
            <Card flush>
              {table.selectable && ignored.filters.length === 0 && page?.results.length !== 0 && (
                <div className="udongo-admin-list__select-page">
                  <SelectPage parts={parts} showLabel />
                </div>
              )}
              <TableScroller>
                <ListTable
                  parts={parts}
                  table={table}
                  rows={page?.results ?? noRows}
                  ordering={ignored.ordering ? '' : applied.ordering}
                  pending={status === 'pending'}
                  skeletonRows={Math.min(applied.limit, 10)}
                />
              </TableScroller>
              {table.selectable && <SelectionBar parts={parts} table={table} />}
              {page && page.results.length === 0 && status !== 'pending' && (
                <NoRecords parts={parts} empty={table.empty} />
              )}
              {page && page.count > 0 && (
                <Pagination
                  page={applied.page}
                  totalPages={page.total_pages}
                  onPageChange={goTo}
                  limit={applied.limit}
                  onLimitChange={store.setLimit}
                  {...(limits && { limits })}
                />
              )}
            </Card>
          </div>,
        )}
    </>
  );
}) as <Row>(props: ListRowsProps<Row>) => React.ReactNode;

const noRows: readonly never[] = [];

/** Reads the state from which the rows are drawn, without the typed filters. */
function useShown<Row>({ store }: ListParts<Row>) {
  return {
    status: useStoreValue(store, ({ status }) => status),
    error: useStoreValue(store, ({ error }) => error),
    slow: useStoreValue(store, ({ slow }) => slow),
    page: useStoreValue(store, ({ page }) => page),
    applied: useStoreValue(store, ({ applied }) => applied),
    ignored: useStoreValue(store, ({ ignored }) => ignored),
  };
}

function NoRecords<Row>({ parts, empty }: { parts: ListParts<Row>; empty: TableOptions<Row>['empty'] }) {
  const t = useMessages(adminListTexts);
  const { store, slot, focusFound } = parts;
  const filters = useStoreValue(store, ({ applied }) => applied.filters);
  const isFiltered = Object.keys(filters).length > 0;
  const said = typeof empty === 'function' ? empty(filters) : !isFiltered && empty;
  const showAll = () => {
    store.reset();
    focusFound();
  };
  return slot(
    'empty',
    <div>
      {said || (
        <>
          <strong>{t(isFiltered ? 'adminList.nothingFoundTitle' : 'adminList.emptyTitle')}</strong>
          <p>{t(isFiltered ? 'adminList.nothingFound' : 'adminList.empty')}</p>
        </>
      )}
      {isFiltered && <Button onClick={showAll}>{t('adminList.showAll')}</Button>}
    </div>,
  );
}
