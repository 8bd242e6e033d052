import type { ChangeEvent, FormEvent } from 'react';
import { pagination } from '../messages/en/pagination.ts';
import { table } from '../messages/en/table.ts';
import { pageLimits } from '../primitives/pagination/pageLimits.ts';
import { pagesAround } from '../primitives/pagination/pagesAround.ts';
import { useMessages } from '../provider/index.ts';
import type { UseAdminListOptions } from './AdminListProps.ts';
import type { AdminListSnapshot, AdminListStore } from './adminListStore.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { AdminListButtonProps } from './bulkGetters.ts';
import { hasNextPage, sayFound } from './listPage.ts';
import { lastShown } from './listState.ts';
import { useFailureText } from './useFailureText.ts';

const texts = { ...adminListTexts, pagination, table };

/**
 * Finished texts and attributes for elements of your own, in the language of the provider.
 * @experimental
 */
export interface AdminListGetters {
  /** 'Found: 26 records'; without a total 'Page 2: 10 records' or '20 records shown'; '' before the first answer. */
  found: string;
  /** The reason why the rows could not be loaded; '' for none. */
  errorText: string;
  /** The reason why the page below the shown rows could not be loaded; '' for none. */
  moreErrorText: string;
  /** Whether there is a next page. */
  hasNext: boolean;
  /** For the form around the filters: it searches when it is submitted. */
  getSearchProps(): { role: 'search'; onSubmit: (event: FormEvent) => void };
  /** For the input or select of a filter. */
  getFilterProps(name: string): {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  /** Clears the filters and fetches all rows. */
  getResetProps(): AdminListButtonProps;
  getRefreshProps(): AdminListButtonProps;
  /** For the `<th>` of a column that sorts. */
  getHeaderProps(key: string): { scope: 'col'; 'aria-sort': 'ascending' | 'descending' | undefined };
  /** For the button in the header of a column with `ordering`. */
  getSortProps(key: string): AdminListButtonProps & { title: string };
  /** The numbers of the first and last page, and of the shown one with its neighbours; without a total, only up to the shown one. */
  pages: readonly number[];
  /** For the button of a page. */
  getPageProps(page: number): AdminListButtonProps & { 'aria-current': 'page' | undefined };
  getPreviousProps(): AdminListButtonProps;
  getNextProps(): AdminListButtonProps;
  /** Adds the next page below the shown rows, in place of going there. */
  getMoreProps(): AdminListButtonProps;
  /** The options of the number of rows per page. */
  limits: readonly { value: number; label: string }[];
  /** For the select of the number of rows per page. */
  getLimitProps(): {
    'aria-label': string;
    value: number;
    onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  };
}

export function useListGetters<Row>(
  { typed, applied, status, error, page, nextPage }: AdminListSnapshot<Row>,
  store: AdminListStore<Row>,
  { columns, limits = pageLimits }: UseAdminListOptions<Row>,
): AdminListGetters {
  const t = useMessages(texts);
  const failureText = useFailureText();
  const last = lastShown(applied);
  const hasNext = page !== undefined && hasNextPage(page, last);
  const button = (children: string, onClick: () => void) => ({ type: 'button' as const, onClick, children });
  const step = (label: string, to: number, disabled: boolean) => ({
    ...button(label, () => store.goTo(to)),
    'aria-label': label,
    disabled,
  });
  const orderingOf = (key: string) => {
    const column = columns.find((one) => one.key === key);
    if (!column?.ordering) throw new Error(`No column '${key}' with an ordering.`);
    return { header: column.header, ordering: column.ordering };
  };
  return {
    found: sayFound(t, page, applied),
    errorText: status === 'error' ? failureText(error) : '',
    moreErrorText: nextPage.status === 'error' ? failureText(nextPage.error) : '',
    hasNext,
    getSearchProps: () => ({
      role: 'search',
      onSubmit: (event) => {
        event.preventDefault();
        store.search();
      },
    }),
    getFilterProps: (name) => ({
      name,
      value: typed[name] ?? '',
      onChange: (event) => store.type(name, event.target.value),
    }),
    getResetProps: () => button(t('adminList.reset'), store.reset),
    getRefreshProps: () => button(t('adminList.refresh'), store.refresh),
    getHeaderProps: (key) => {
      const { ordering } = orderingOf(key);
      const isDescending = applied.ordering === `-${ordering}`;
      const direction = isDescending ? 'descending' : 'ascending';
      return {
        scope: 'col',
        'aria-sort': isDescending || applied.ordering === ordering ? direction : undefined,
      };
    },
    getSortProps: (key) => {
      const { header, ordering } = orderingOf(key);
      const next = applied.ordering === ordering ? `-${ordering}` : ordering;
      return { ...button(header, () => store.sort(next)), title: t('table.sortBy', { column: header }) };
    },
    pages: pagesAround(last, page && 'count' in page ? Math.max(1, page.total_pages) : last),
    getPageProps: (number) => ({
      ...button(String(number), () => store.goTo(number)),
      'aria-label': t('pagination.page', { page: number }),
      'aria-current': number === last ? 'page' : undefined,
    }),
    limits: limits.map((value) => ({ value, label: t('pagination.perPage', { count: value }) })),
    getPreviousProps: () => step(t('pagination.previous'), applied.page - 1, applied.page === 1),
    getNextProps: () => step(t('pagination.next'), last + 1, !hasNext),
    getMoreProps: () => ({
      ...button(t('adminList.more'), store.fetchNextPage),
      disabled: !hasNext || nextPage.status === 'pending',
    }),
    getLimitProps: () => ({
      'aria-label': t('pagination.limit'),
      value: applied.limit,
      onChange: (event) => store.setLimit(Number(event.target.value)),
    }),
  };
}
