import { type ChangeEvent, useSyncExternalStore } from 'react';
import { useEvent } from '../lib/useEvent.ts';
import { useMessages } from '../provider/index.ts';
import type { UseAdminListOptions } from './AdminListProps.ts';
import type { AdminListStore } from './adminListStore.ts';
import { adminListTexts } from './adminListTexts.ts';
import { type BulkGetters, toBulkGetters } from './bulkGetters.ts';
import { useSelection } from './selection.ts';
import { type SelectionCheckbox, toPageCheckbox, toRowCheckbox } from './selectionProps.ts';

/**
 * The attributes of a checkbox.
 * @experimental
 */
export interface AdminListCheckboxProps {
  type: 'checkbox';
  'aria-label': string;
  checked: boolean;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Sets `indeterminate`, which has no attribute. */
  ref?: (input: HTMLInputElement | null) => void;
}

/**
 * The selected rows, and attributes for checkboxes and actions of your own. Rows that are no longer shown are deselected.
 * @experimental
 */
export interface AdminListSelection<Row> extends BulkGetters<Row> {
  /** For the checkbox of a row. */
  getSelectProps(row: Row): AdminListCheckboxProps;
  /** For the checkbox of all rows that are shown. */
  getSelectPageProps(): AdminListCheckboxProps;
}

export function useSelectionGetters<Row>(
  store: AdminListStore<Row>,
  options: UseAdminListOptions<Row>,
): AdminListSelection<Row> {
  const t = useMessages(adminListTexts);
  const rowKey = useEvent((row: Row) => options.rowKey?.(row) ?? row);
  const selection = useSelection<Row>(store, rowKey);
  useSyncExternalStore(selection.subscribe, selection.getSnapshot, selection.getSnapshot);
  const naming = options.columns.find(({ rowHeader }) => rowHeader) ?? options.columns[0];
  const rowName = (row: Row) => options.rowName?.(row) ?? String(naming?.value(row) ?? rowKey(row));
  const parts = { store, selection, rowKey, rowName, maySelect: () => true };
  return {
    ...toBulkGetters(parts, t),
    getSelectProps: (row) => toCheckbox(toRowCheckbox(parts, row, t)),
    getSelectPageProps: () => toCheckbox(toPageCheckbox(parts, store.getSnapshot(), t)),
  };
}

function toCheckbox({ label, ...props }: SelectionCheckbox): AdminListCheckboxProps {
  return { type: 'checkbox', 'aria-label': label, ...props };
}
