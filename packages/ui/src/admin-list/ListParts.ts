import type { FormElement } from '../lib/ownForm.ts';
import type { DrawSlot } from '../lib/slots.ts';
import type { AdminListBulkAction, AdminListProps, AdminListSlots } from './AdminListProps.ts';
import type { AdminListStore } from './adminListStore.ts';
import type { RowKey, Selection } from './selection.ts';

/** What the modal over the list is about. */
export type ListDialog<Row> =
  | { kind: 'form'; record: Row | null }
  | { kind: 'delete'; rows: readonly Row[] }
  | { kind: 'bulk'; rows: readonly Row[]; action: AdminListBulkAction<Row> };

/** What the parts of one list share. Stable, so that a part renders only for its own sake. */
export interface ListParts<Row> {
  store: AdminListStore<Row>;
  selection: Selection;
  slot: DrawSlot<AdminListSlots>;
  rowKey: (row: Row) => RowKey;
  rowName: (row: Row) => string;
  mayUpdate: (row: Row) => boolean;
  mayRemove: (row: Row) => boolean;
  /** Whether something can be done with the row together with others. */
  maySelect: (row: Row) => boolean;
  open: (dialog: ListDialog<Row>) => void;
  /** What its filters are drawn as. */
  as: FormElement | undefined;
  /** Puts the focus on the number of records: where what had it is gone. */
  focusFound: () => void;
}

/** The props that the table's parts read. */
export type TableOptions<Row> = Pick<
  AdminListProps<Row>,
  'title' | 'columns' | 'actions' | 'formLink' | 'empty'
> & {
  selectable: boolean;
  hasActions: boolean;
  bulkActions: readonly AdminListBulkAction<Row>[];
};
