import { type ComponentProps, type ReactNode, useContext, useEffect, useRef } from 'react';
import { scrollTo } from '../lib/plainDom.ts';
import { Alert, Button, Card, Pagination } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import { isFocusLost } from './isFocusLost.ts';
import { useList } from './ListContext.ts';
import { ListTable, RowContext } from './ListTable.tsx';
import { countOf, hasNextPage } from './listPage.ts';
import { SelectPage } from './SelectRow.tsx';
import { TableScroller } from './TableScroller.tsx';
import { useStoreValue } from './useAdminListStore.ts';
import { useFailureText } from './useFailureText.ts';

/** The card around rows and pages, and above it the message of a failed or slow request. */
export function ListCard({ children }: { children?: ReactNode }) {
  const t = useMessages(adminListTexts);
  const failureText = useFailureText();
  const { store, slot, card, focusFound } = useList().parts;
  const status = useStoreValue(store, (state) => state.status);
  const error = useStoreValue(store, (state) => state.error);
  const slow = useStoreValue(store, (state) => state.slow);
  const isFilled = useStoreValue(store, ({ page }) => page !== undefined);
  const isLater = useStoreValue(store, ({ applied }) => applied.page > 1);
  const retryButton = useRef<HTMLButtonElement>(null);
  const isKept = status === 'error' && isFilled;
  useEffect(() => {
    // The button of the last page has no focus while that page is requested.
    const { current } = retryButton;
    if (current && isKept && isFocusLost(current.ownerDocument)) current.focus();
  }, [isKept]);
  const retry = () => {
    // The button disappears with its alert.
    focusFound();
    store.retry();
  };
  return (
    <>
      {status === 'error' && (
        <Alert tone="error" title={t('adminList.errorTitle')}>
          <p className="udongo-admin-list__failure">{failureText(error)}</p>
          <Button ref={retryButton} icon="refresh" onClick={retry}>
            {t('common.retry')}
          </Button>
        </Alert>
      )}
      <p role="status" className="udongo-admin-list__slow">
        {slow && t('common.slow')}
      </p>
      {(isFilled || isLater || status === 'pending') &&
        slot(
          'list',
          <div ref={card}>
            <Card flush>{children}</Card>
          </div>,
        )}
    </>
  );
}

export interface AdminListTableProps<Row> {
  /** Draws a row: an `AdminList.Row`, with rows of your own around it. Default: an `AdminList.Row`. */
  children?: (row: Row) => ReactNode;
}

const noRows: readonly never[] = [];

/** The rows as a table, or as cards on a narrow list; the message if there are none. */
export function ListRows<Row>({ children }: AdminListTableProps<Row>) {
  const { parts, table, list, loaded } = useList<Row>();
  const { store } = parts;
  const pending = useStoreValue(store, ({ status }) => status === 'pending');
  const page = useStoreValue(store, (state) => state.page);
  const rows = page?.results;
  const applied = useStoreValue(store, (state) => state.applied);
  const count = countOf(page, applied.page);
  const ignored = useStoreValue(store, (state) => state.ignored);
  return (
    <>
      {table.selectable && !ignored.filters[0] && (rows ? rows[0] : pending) && (
        <div className="udongo-admin-list__select-page">
          <SelectPage parts={parts} showLabel />
        </div>
      )}
      <TableScroller>
        <ListTable
          {...{ parts, table, pending }}
          drawRow={children}
          rows={rows ?? noRows}
          // ARIA counts the header, too.
          rowCount={page && (count === undefined ? -1 : count + 1)}
          firstRow={(applied.page - 1) * applied.limit + 2}
          ordering={ignored.ordering ? '' : applied.ordering}
          skeletonRows={Math.min(applied.limit, 10)}
        />
      </TableScroller>
      {loaded && rows?.length === 0 && !pending && <loaded.NoRecords {...{ list, parts, table }} />}
    </>
  );
}

/** The row that `AdminList.Table` is drawing; takes the attributes of a `<tr>`. */
export function ListRow(props: ComponentProps<'tr'>) {
  return useContext(RowContext)(props);
}

/** The number of selected rows and their actions, if rows can be selected. */
export function ListBulk() {
  const { parts, table, list, loaded } = useList();
  return loaded && table.selectable && <loaded.SelectionBar {...{ parts, table, list }} />;
}

/** The pages and their size, if there are rows. */
export function ListPagination() {
  const { parts, list, loaded } = useList();
  const { store, card } = parts;
  const page = useStoreValue(store, (state) => state.page);
  const at = useStoreValue(store, ({ applied }) => applied);
  if ((!page && at.page === 1) || countOf(page, at.page) === 0) return null;
  if (list.pagination === 'more') return loaded && <loaded.MoreRows parts={parts} />;
  const goTo = (next: number) => {
    store.goTo(next);
    if (card.current && card.current.getBoundingClientRect().top < 0) scrollTo(card.current);
  };
  return (
    <Pagination
      page={at.page}
      {...(page && 'count' in page
        ? { totalPages: page.total_pages }
        : { hasNext: page !== undefined && hasNextPage(page, at.page) })}
      onPageChange={goTo}
      limit={at.limit}
      onLimitChange={store.setLimit}
      {...(list.limits && { limits: list.limits })}
    />
  );
}
