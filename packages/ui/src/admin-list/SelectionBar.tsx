import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readErrorMessage } from '../lib/errors.ts';
import { Button } from '../primitives/index.ts';
import { useMessages, useNotify } from '../provider/index.ts';
import type { AdminListProps } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';
import { toBulkGetters } from './bulkGetters.ts';
import { exportSelected } from './exportRows.ts';
import type { ListParts, TableOptions } from './ListParts.ts';
import { viewTexts } from './viewTexts.ts';

interface SelectionBarProps<Row> {
  parts: ListParts<Row>;
  table: TableOptions<Row>;
  list: AdminListProps<Row>;
}

/** The number of selected rows and their actions: below the rows, so that no row moves under a pointer. */
export function SelectionBar<Row>({ parts, table, list }: SelectionBarProps<Row>) {
  const { selection, slot, mayRemove, open, focusFound } = parts;
  useSyncExternalStore(selection.subscribe, selection.getSnapshot, selection.getSnapshot);
  const getters = toBulkGetters(parts, useMessages(adminListTexts));
  const { selectedRows, selectedText, getBulkProps, getDeleteSelectedProps } = getters;
  const clear = getters.getClearSelectionProps();
  return slot(
    'selection',
    <div data-empty={selectedText ? undefined : ''}>
      <span role="status">{selectedText}</span>
      {selectedText && (
        <span className="udongo-admin-list__selection-actions">
          {table.bulkActions.map((action) => (
            <Button
              key={action.key}
              {...getBulkProps(action.label, (rows) => open({ kind: 'bulk', rows, action }))}
            />
          ))}
          {list.permissions?.export !== false && <ExportSelected rows={selectedRows} {...{ parts, list }} />}
          {selectedRows.every(mayRemove) && (
            <Button variant="danger" {...getDeleteSelectedProps((rows) => open({ kind: 'delete', rows }))} />
          )}
          <Button
            variant="quiet"
            {...clear}
            onClick={() => {
              clear.onClick();
              focusFound();
            }}
          />
        </span>
      )}
    </div>,
  );
}

interface ExportSelectedProps<Row> extends Pick<SelectionBarProps<Row>, 'parts' | 'list'> {
  rows: readonly Row[];
}

/** Saves the selected rows as a CSV file. */
function ExportSelected<Row>({ rows, parts, list }: ExportSelectedProps<Row>) {
  const t = useMessages({ ...adminListTexts, ...viewTexts });
  const notify = useNotify();
  const [pending, setPending] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setPending(true);
    try {
      const count = await exportSelected({ ...list, store: parts.store, signal }, rows);
      if (count !== null) notify({ tone: 'success', message: t('adminList.exported', { count }) });
    } catch (error) {
      if (signal.aborted) return;
      notify({ tone: 'error', message: readErrorMessage(error, t('adminList.loadFailed')) });
    }
    setPending(false);
  };
  return (
    <Button pending={pending} onClick={() => void start()}>
      {t('adminListView.exportSelected')}
    </Button>
  );
}
