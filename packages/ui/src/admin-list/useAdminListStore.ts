import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEvent } from '../lib/useEvent.ts';
import { pageLimits } from '../primitives/pagination/pageLimits.ts';
import { useFilterKinds } from '../provider/index.ts';
import type { ListQuery, UseAdminListOptions } from './AdminListProps.ts';
import { type AdminListSnapshot, type AdminListStore, createAdminListStore } from './adminListStore.ts';
import { builtInKinds } from './filter-kinds/builtInKinds.tsx';
import { judgeRows } from './judgeRows.ts';
import type { ListSettingsStore } from './listSettings.ts';
import type { ListState } from './listState.ts';
import { createMemoryUrl } from './listUrl.ts';

/** A list's store, running while the component is mounted, and the query of each of its states. */
export function useAdminListStore<Row>(options: UseAdminListOptions<Row>, settings?: ListSettingsStore) {
  const { filters = [], columns, query, url, namespace, defaultOrdering = '', defaultLimit = 10 } = options;
  const { limits = pageLimits, refreshOn } = options;
  const kinds = useFilterKinds();

  const queryOf = useEvent(
    (state: ListState): ListQuery => ({
      ...query,
      ...Object.assign({}, ...filters.map((filter) => filterQuery(filter, state, kinds))),
      ...(state.ordering && { ordering: state.ordering }),
      page: state.page,
      ...(state.cursor && { cursor: state.cursor }),
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
      rowKey: options.rowKey,
      namespace,
      filterNames: filters.map(({ name }) => name),
      orderings: [...orderings, defaultOrdering.replace(/^-/, '')],
      limits: [...limits, defaultLimit],
      defaults: { ordering: defaultOrdering, limit: defaultLimit },
    });
  });
  useEffect(() => {
    let stop: (() => void) | 'gone' | undefined;
    const start = () => {
      if (stop) return;
      const { views = [], defaultView } = settings?.get() ?? {};
      const view = views.find(({ name }) => name === defaultView);
      if (view) void settings?.set({ layout: view.layout });
      stop = store.start(view?.query);
    };
    if (settings?.ready) void settings.ready.then(start);
    else start();
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'gone';
    };
  }, [store, settings]);
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
  store: Pick<AdminListStore<Row>, 'subscribe' | 'getSnapshot' | 'getServerSnapshot'>,
  select: (snapshot: AdminListSnapshot<Row>) => Value,
): Value {
  const { subscribe, getSnapshot, getServerSnapshot } = store;
  return useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    () => select(getServerSnapshot()),
  );
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
