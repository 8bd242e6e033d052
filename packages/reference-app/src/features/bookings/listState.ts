import type { BookingsListQuery } from '@udongo/sdk';
import { pageLimits } from '@udongo/ui';

/** What the list shows; the page's address holds it, so that a reload, a link and "back" show the same. */
export interface ListState {
  search: string;
  /** 1-based. */
  page: number;
  /** Rows per page, one of `pageLimits`. */
  limit: number;
  /** A field's name, with `-` in front for descending. */
  ordering: string;
}

/** The newest first, ten a page. */
export const defaultListState: ListState = { search: '', page: 1, limit: 10, ordering: '-id' };

/** Reads the address; whatever can't be read has its default. */
export function parseListState(params: URLSearchParams): ListState {
  const page = Number(params.get('page'));
  const limit = Number(params.get('limit'));
  const ordering = params.get('ordering') ?? '';
  return {
    search: params.get('search')?.trim() ?? defaultListState.search,
    page: Number.isSafeInteger(page) && page > 0 ? page : defaultListState.page,
    limit: pageLimits.find((size) => size === limit) ?? defaultListState.limit,
    ordering: /^-?[a-z_]+$/.test(ordering) ? ordering : defaultListState.ordering,
  };
}

/** Writes the address, without what is as by default. */
export function toSearchParams(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of ['search', 'page', 'limit', 'ordering'] as const) {
    if (state[key] !== defaultListState[key]) params.set(key, String(state[key]));
  }
  return params;
}

const fields = 'id,code,name,county,test_type,no_of_samples,discount,soil_test_date,paid,canceled,status';

/** What the API is asked for: only the fields that the list shows. */
export function toListQuery({ search, ...state }: ListState): BookingsListQuery {
  return { ...state, fields, ...(search && { search }) };
}
