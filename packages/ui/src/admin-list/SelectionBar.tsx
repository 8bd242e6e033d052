import { useSyncExternalStore } from 'react';
import { Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListParts, TableOptions } from './ListParts.ts';

/** The number of selected rows and their actions: below the rows, so that no row moves under a pointer. */
export function SelectionBar<Row>({ parts, table }: { parts: ListParts<Row>; table: TableOptions<Row> }) {
  const t = useMessages(adminListTexts);
  const { store, selection, slot, rowKey, mayRemove, open, focusFound } = parts;
  const selected = useSyncExternalStore(selection.subscribe, selection.getSnapshot, selection.getSnapshot);
  const count = selected.size;
  const chosen = () => store.getSnapshot().page?.results.filter((row) => selected.has(rowKey(row))) ?? [];
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
          {table.bulkActions.map((action) => (
            <Button key={action.key} onClick={() => open({ kind: 'bulk', rows: chosen(), action })}>
              {action.label}
            </Button>
          ))}
          {chosen().every(mayRemove) && (
            <Button variant="danger" onClick={() => open({ kind: 'delete', rows: chosen() })}>
              {t('adminList.deleteSelected')}
            </Button>
          )}
          <Button variant="quiet" onClick={clear}>
            {t('adminList.clearSelection')}
          </Button>
        </span>
      )}
    </div>,
  );
}
