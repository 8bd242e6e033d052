import type { CallOptions } from '@udongo/sdk';
import { Card, Field, Pagination, Select, Table, type TableColumn } from '@udongo/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { useLoaded } from '../../../services/useLoaded.ts';
import './money.css';
import { usePageBefore } from './usePageBefore.ts';

interface Page<Row> {
  results: Row[];
  count: number;
  total_pages: number;
}

interface FilteredMoneyProps<Row, Kind extends string> {
  title: string;
  intro: string;
  /** The only filter: its name in the address, its label, the word for no choice, and its choices. */
  filter: { name: string; label: string; all: string; options: readonly { value: Kind; label: string }[] };
  /** Fetches a page of 20 records; `chosen` is undefined for all of them. Stable between renders. */
  load: (
    chosen: Kind | undefined,
    page: { page: number; limit: number },
    options: CallOptions,
  ) => Promise<Page<Row>>;
  /** Grows when the records have changed, and fetches them again. */
  version: number;
  none: { title: string; text: string };
  columns: TableColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** The dialogs of the page. */
  children: ReactNode;
}

/** A page of money to decide about: one filter, and its records as a table in pages. */
export function FilteredMoney<Row, Kind extends string>(props: FilteredMoneyProps<Row, Kind>) {
  const { title, intro, filter, load, version, none, columns, rowKey, children } = props;
  const [search] = useSearchParams();
  const find = (value: string | null) => filter.options.find((option) => option.value === value)?.value;
  const [chosen, setChosen] = useState(() => find(search.get(filter.name)));
  const [page, setPage] = useState(1);
  const question = useMemo(() => ({ chosen, page, version }), [chosen, page, version]);
  const ask = useCallback(
    (wanted: { chosen: Kind | undefined; page: number }, options: CallOptions) =>
      load(wanted.chosen, { page: wanted.page, limit: 20 }, options),
    [load],
  );
  const { data, ...waiting } = useLoaded(ask, question);
  const isGone = usePageBefore(waiting.error, page, setPage);
  return (
    <>
      <PageTitle intro={intro}>{title}</PageTitle>
      <Card>
        <div className="app-money__filter">
          <Field label={filter.label}>
            <Select
              options={[{ value: '', label: filter.all }, ...filter.options]}
              value={chosen ?? ''}
              onChange={({ target }) => {
                setChosen(find(target.value));
                setPage(1);
              }}
            />
          </Field>
        </div>
        {(!data || (waiting.status === 'error' && !isGone)) && <Waiting {...waiting} />}
        {data?.count === 0 && <EmptyState title={none.title}>{none.text}</EmptyState>}
        {data && data.count > 0 && (
          <Table caption={title} rows={data.results} rowKey={rowKey} columns={columns} />
        )}
        {data && data.total_pages > 1 && (
          <Pagination page={page} totalPages={data.total_pages} onPageChange={setPage} />
        )}
      </Card>
      {children}
    </>
  );
}
