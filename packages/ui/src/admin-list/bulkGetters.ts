import type { AdminListTranslate } from './adminListTexts.ts';
import type { SelectionParts } from './selectionProps.ts';

/**
 * The attributes of a button. `children` is its text; a symbol of yours can replace it beside `aria-label`.
 * @experimental
 */
export interface AdminListButtonProps {
  type: 'button';
  onClick: () => void;
  children: string;
  'aria-label'?: string;
  disabled?: boolean;
}

/** The selected rows, and attributes for actions on them. */
export interface BulkGetters<Row> {
  /** In the order of the list. */
  selectedRows: readonly Row[];
  /** '3 selected'; '' for none. */
  selectedText: string;
  /** For a button that acts on the selected rows; disabled without any. */
  getBulkProps(label: string, onPress: (rows: readonly Row[]) => void): AdminListButtonProps;
  /** For the button 'Delete selected'; `onPress` asks and deletes. */
  getDeleteSelectedProps(onPress: (rows: readonly Row[]) => void): AdminListButtonProps;
  getClearSelectionProps(): AdminListButtonProps;
  /** Deselects rows after an action, and fetches the list again. */
  finishBulk(done: readonly Row[]): void;
}

export function toBulkGetters<Row>(parts: SelectionParts<Row>, t: AdminListTranslate): BulkGetters<Row> {
  const { store, selection, rowKey } = parts;
  const selected = selection.getSnapshot();
  const selectedRows = store.getSnapshot().page?.results.filter((row) => selected.has(rowKey(row))) ?? [];
  const button = (children: string, onClick: () => void): AdminListButtonProps => ({
    type: 'button',
    onClick,
    children,
    disabled: selectedRows.length === 0,
  });
  return {
    selectedRows,
    selectedText: selectedRows.length > 0 ? t('adminList.selected', { count: selectedRows.length }) : '',
    getBulkProps: (label, onPress) => button(label, () => onPress(selectedRows)),
    getDeleteSelectedProps: (onPress) => button(t('adminList.deleteSelected'), () => onPress(selectedRows)),
    getClearSelectionProps: () => button(t('adminList.clearSelection'), selection.clear),
    finishBulk: (done) => {
      selection.set(done.map(rowKey), false);
      store.refresh();
    },
  };
}
