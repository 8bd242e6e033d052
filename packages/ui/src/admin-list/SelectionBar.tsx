import { useSyncExternalStore } from 'react';
import { Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import { toBulkGetters } from './bulkGetters.ts';
import type { ListParts, TableOptions } from './ListParts.ts';

/** The number of selected rows and their actions: below the rows, so that no row moves under a pointer. */
export function SelectionBar<Row>({ parts, table }: { parts: ListParts<Row>; table: TableOptions<Row> }) {
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
