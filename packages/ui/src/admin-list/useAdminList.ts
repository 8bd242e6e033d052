import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEvent } from '../lib/useEvent.ts';
import { pageLimits } from '../primitives/index.ts';
import { useFilterKinds } from '../provider/index.ts';
import type { ListQuery, UseAdminListOptions } from './AdminListProps.ts';
import { type AdminListSnapshot, type AdminListStore, createAdminListStore } from './adminListStore.ts';
import { builtInKinds } from './filter-kinds/builtInKinds.tsx';
import { judgeRows } from './judgeRows.ts';
import type { ListState } from './listState.ts';
import { createMemoryUrl } from './listUrl.ts';

/** The state of a list and its actions, for a host that brings its own markup. Renders on every change. */
export function useAdminList<Row>(
  options: UseAdminListOptions<Row>,
): AdminListSnapshot<Row> & AdminListStore<Row> {
  const { store } = useAdminListStore(options);
  const snapshot = useStoreValue(store, (state) => state);
  return { ...snapshot, ...store };
}

/** A list's store, running while the component is mounted, and the query of each of its states. */
export function useAdminListStore<Row>(options: UseAdminListOptions<Row>) {
  const { filters = [], columns, query, url, namespace, defaultOrdering = '', defaultLimit = 10 } = options;
  const { limits = pageLimits, refreshOn } = options;
  const kinds = useFilterKinds();

  const queryOf = useEvent(
    (state: ListState): ListQuery => ({
      ...query,
      ...Object.assign({}, ...filters.map((filter) => filterQuery(filter, state, kinds))),
      ...(state.ordering && { ordering: state.ordering }),
      page: state.page,
      limit: state.limit,
    }),
  );
  const load = useEvent((state: ListState, call: { signal: AbortSignal }) =>
    options.list(queryOf(state), call),
  );

  const judge = useEvent((rows: readonly Row[], state: ListState) =>
    judgeRows(rows, state, { filters, columns, kinds: { ...builtInKinds, ...kinds } }),
  );

  const [store] = useState(() => {
    const orderings = columns.flatMap(({ ordering }) => ordering ?? []);
    return createAdminListStore<Row>({
      url: url ?? createMemoryUrl(),
      load,
      judge,
      namespace,
      filterNames: filters.map(({ name }) => name),
      orderings: [...orderings, defaultOrdering.replace(/^-/, '')],
      limits: [...limits, defaultLimit],
      defaults: { ordering: defaultOrdering, limit: defaultLimit },
    });
  });
  useEffect(() => store.start(), [store]);
  useEffect(() => refreshOn?.(store.refresh), [store, refreshOn]);

  const asked = JSON.stringify(query);
  const askedBefore = useRef(asked);
  useEffect(() => {
    if (askedBefore.current === asked) return;
    askedBefore.current = asked;
    store.goTo(1);
  }, [store, asked]);

  return { store, queryOf };
}

/** One value of a list's state; renders only when this value changes. */
export function useStoreValue<Row, Value>(
  { subscribe, getSnapshot }: Pick<AdminListStore<Row>, 'subscribe' | 'getSnapshot'>,
  select: (snapshot: AdminListSnapshot<Row>) => Value,
): Value {
  const get = () => select(getSnapshot());
  return useSyncExternalStore(subscribe, get, get);
}

type Filter = NonNullable<UseAdminListOptions<unknown>['filters']>[number];

function filterQuery(filter: Filter, { filters }: ListState, registered: ReturnType<typeof useFilterKinds>) {
  const value = filters[filter.name];
  if (!value) return {};
  const { toQuery } = findFilterKind(filter.kind, registered);
  return filter.toQuery?.(value) ?? toQuery?.(filter.name, value) ?? { [filter.name]: value };
}

/**
 * Finds the implementation of a filter kind. Errors: throws for an unregistered kind, which is a mistake in
 * the list's declaration.
 */
export function findFilterKind(kind: Filter['kind'], registered: ReturnType<typeof useFilterKinds>) {
  const kinds: ReturnType<typeof useFilterKinds> = { ...builtInKinds, ...registered };
  const found = kinds[kind];
  if (!found) throw new Error(`No filter kind '${kind}': give it to UdongoProvider's filterKinds.`);
  return found;
}
