import type { UseAdminListOptions } from './AdminListProps.ts';
import type { AdminListSnapshot, AdminListStore } from './adminListStore.ts';
import { useAdminListStore, useStoreValue } from './useAdminListStore.ts';
import { type AdminListGetters, useListGetters } from './useListGetters.ts';
import { type AdminListSelection, useSelectionGetters } from './useSelectionGetters.ts';

/**
 * The state of a list, its actions, and attributes and finished texts for elements of your own:
 * `<button {...list.getNextProps()} />`. Renders on every change.
 * @experimental
 */
export function useAdminList<Row>(
  options: UseAdminListOptions<Row>,
): AdminListSnapshot<Row> & AdminListStore<Row> & AdminListGetters & AdminListSelection<Row> {
  const { store } = useAdminListStore(options);
  const snapshot = useStoreValue(store, (state) => state);
  return {
    ...snapshot,
    ...store,
    ...useListGetters(snapshot, store, options),
    ...useSelectionGetters(store, options),
  };
}
