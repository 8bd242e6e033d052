import { useSyncExternalStore } from 'react';
import { Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListParts } from './ListParts.ts';

/** How many rows are selected and what can be done with them: below the rows, so that none of them moves under a pointer. */
export function SelectionBar<Row>({ parts }: { parts: ListParts<Row> }) {
  const t = useMessages(adminListTexts);
  const { store, selection, slot, rowKey, open, focusFound } = parts;
  const selected = useSyncExternalStore(selection.subscribe, selection.getSnapshot, selection.getSnapshot);
  const count = selected.size;
  const openDelete = () => {
    const rows = store.getSnapshot().page?.results ?? [];
    open({ kind: 'delete', rows: rows.filter((row) => selected.has(rowKey(row))) });
  };
  const clear = () => {
    selection.clear();
    focusFound();
  };
  return slot(
    'selection',
    <div data-empty={count === 0 ? '' : undefined}>
      <span role="status">{count > 0 && t('adminList.selected', { count })}</span>
      {count > 0 && (
        <span className="udongo-admin-list__selection-actions">
          <Button variant="danger" onClick={openDelete}>
            {t('adminList.deleteSelected')}
          </Button>
          <Button variant="quiet" onClick={clear}>
            {t('adminList.clearSelection')}
          </Button>
        </span>
      )}
    </div>,
  );
}
