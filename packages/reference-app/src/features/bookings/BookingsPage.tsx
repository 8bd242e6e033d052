import { ApiError } from '@udongo/sdk';
import { Button, Pagination, Table } from '@udongo/ui';
import { useState } from 'react';
import { useUser } from '../../app/ServicesContext.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { DeleteBooking } from '../../components/DeleteBooking.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { useCountyNames } from '../../lib/useCountyNames.ts';
import { useText } from '../../messages/translator.ts';
import { SearchBar } from './SearchBar.tsx';
import { type BookingRow, useBookingColumns } from './useBookingColumns.tsx';
import { useBookingList } from './useBookingList.ts';
import './bookings.css';

/** Every booking that this person may see, searched and paged by the server. */
export function BookingsPage() {
  const t = useText();
  const { state, change, page, status, error, slow, reload } = useBookingList();
  const [toDelete, setToDelete] = useState<BookingRow>();
  const columns = useBookingColumns({
    role: useUser()?.role,
    countyName: useCountyNames(),
    onDelete: setToDelete,
  });
  const isBeyondLastPage = state.page > 1 && error instanceof ApiError && error.status === 404;
  const failed = status === 'error' && !isBeyondLastPage;
  const pending = status === 'pending' || status === 'idle';

  return (
    <div className="app-page app-bookings">
      <PageTitle
        intro={<span role="status">{page ? t('bookings.found', { count: page.count }) : <>&nbsp;</>}</span>}
        actions={
          <ButtonLink to="/book" variant="primary">
            {t('bookings.addNew')}
          </ButtonLink>
        }
      >
        {t('bookings.title')}
      </PageTitle>
      <SearchBar
        applied={state.search}
        onSearch={(search) => (search === state.search ? reload() : change({ search }))}
        onRefresh={reload}
        pending={pending}
      />
      {failed && <LoadFailure error={error} onRetry={reload} />}
      <SlowNotice slow={slow} />
      {isBeyondLastPage && (
        <EmptyState
          title={t('bookings.noPage')}
          action={<Button onClick={() => change({})}>{t('bookings.firstPage')}</Button>}
        />
      )}
      {(page || !(failed || isBeyondLastPage)) && (
        <div className="app-bookings__list">
          <Table
            caption={t('bookings.title')}
            columns={columns}
            rows={page?.results ?? []}
            rowKey={({ id }) => id}
            ordering={state.ordering}
            onOrderingChange={(ordering) => change({ ordering })}
            pending={pending}
            skeletonRows={state.limit}
            empty={<NothingHere search={state.search} onShowAll={() => change({ search: '' })} />}
          />
          {page && page.count > 0 && (
            <Pagination
              page={state.page}
              totalPages={page.total_pages}
              onPageChange={(next) => change({ page: next })}
              limit={state.limit}
              onLimitChange={(limit) => change({ limit })}
            />
          )}
        </div>
      )}
      {toDelete && (
        <DeleteBooking
          booking={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={() => {
            const isLastOfPage = page?.results.length === 1 && state.page > 1;
            if (isLastOfPage) change({ page: state.page - 1 });
            else reload();
          }}
        />
      )}
    </div>
  );
}

function NothingHere({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const t = useText();
  return search === '' ? (
    <EmptyState
      title={t('bookings.emptyTitle')}
      action={
        <ButtonLink to="/book" variant="primary">
          {t('shell.book')}
        </ButtonLink>
      }
    >
      {t('bookings.empty')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('bookings.nothingFoundTitle')}
      action={<Button onClick={onShowAll}>{t('bookings.showAll')}</Button>}
    >
      {t('bookings.nothingFound', { search })}
    </EmptyState>
  );
}
