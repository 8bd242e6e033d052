import type { RefObject } from 'react';
import type { FormElement } from '../lib/ownForm.ts';
import type { DrawSlot } from '../lib/slots.ts';
import type { AdminListBulkAction, AdminListProps, AdminListSlots } from './AdminListProps.ts';
import type { AdminListStore } from './adminListStore.ts';
import type { ListLayout, ListSettingsStore } from './listSettings.ts';
import type { RowKey, Selection } from './selection.ts';

/** The open modal of the list, with its record or rows. */
export type ListDialog<Row> =
  | { kind: 'form'; record: Row | null }
  | { kind: 'delete'; rows: readonly Row[] }
  | { kind: 'bulk'; rows: readonly Row[]; action: AdminListBulkAction<Row> };

/** The objects that the parts of one list share. Stable, so that a part renders only for its own changes. */
export interface ListParts<Row> {
  store: AdminListStore<Row>;
  selection: Selection;
  settings: ListSettingsStore;
  slot: DrawSlot<AdminListSlots>;
  rowKey: (row: Row) => RowKey;
  rowName: (row: Row) => string;
  mayUpdate: (row: Row) => boolean;
  mayRemove: (row: Row) => boolean;
  /** Whether the row can be selected. */
  maySelect: (row: Row) => boolean;
  open: (dialog: ListDialog<Row>) => void;
  /** The element around rows and pages. */
  card: RefObject<HTMLDivElement | null>;
  /** The element of the form of filters. */
  as: FormElement | undefined;
  /** Moves the focus to the number of records, when the focused element has disappeared. */
  focusFound: () => void;
}

/** The props that the table's parts read. */
export type TableOptions<Row> = Pick<
  AdminListProps<Row>,
  'title' | 'columns' | 'actions' | 'formLink' | 'empty'
> & {
  /** Set if a person can choose what is shown. */
  layout: ListLayout | undefined;
  selectable: boolean;
  hasActions: boolean;
  bulkActions: readonly AdminListBulkAction<Row>[];
};
