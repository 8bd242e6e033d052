import { type RefObject, useEffect } from 'react';
import { isFocusLost } from './isFocusLost.ts';
import type { ListParts } from './ListParts.ts';
import type { RowKey } from './selection.ts';
import { useStoreValue } from './useAdminListStore.ts';

interface RowFocusProps<Row> {
  parts: ListParts<Row>;
  root: RefObject<HTMLElement | null>;
  /** An undefined key means the last row of the page that is shown next. */
  request: { key: RowKey | undefined } | undefined;
  onDone: () => void;
}

/** Moves the focus that a delete removed to a row, or to the number of records if no row is left. */
export function RowFocus<Row>({ parts, root, request, onDone }: RowFocusProps<Row>) {
  const { store, focusFound } = parts;
  const status = useStoreValue(store, (state) => state.status);
  const page = useStoreValue(store, (state) => state.page);
  useEffect(() => {
    const list = root.current;
    if (!request || !page || !list) return;
    const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const wanted = rows.find((row) => row.dataset.row === String(request.key));
    if (!wanted && status === 'pending') return;
    const row = wanted ?? rows.at(-1);
    // Don't move the focus of a person who has gone on in the meantime, for example to the next search.
    if (isFocusLost(list.ownerDocument)) {
      if (row) {
        // The grid moves it on to the cell that names the row.
        row.tabIndex = -1;
        row.focus();
      } else focusFound();
    }
    onDone();
  });
  return null;
}

/** The row after the deleted ones, or else the one before them. */
export function rowAfter(keys: readonly RowKey[], gone: readonly RowKey[]): RowKey | undefined {
  const last = keys.findLastIndex((key) => gone.includes(key));
  const isLeft = (key: RowKey) => !gone.includes(key);
  return keys.slice(last + 1).find(isLeft) ?? keys.slice(0, last).findLast(isLeft);
}
