import { type RefObject, useEffect } from 'react';
import type { ListParts } from './ListParts.ts';
import type { RowKey } from './selection.ts';
import { useStoreValue } from './useAdminList.ts';

interface RowFocusProps<Row> {
  parts: ListParts<Row>;
  root: RefObject<HTMLElement | null>;
  /** Undefined key: the last row of the page that is shown next. */
  request: { key: RowKey | undefined } | undefined;
  onDone: () => void;
}

/** Gives the focus that a delete took away to a row; where none is left, to the number of records. */
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
    // Whoever has gone on meanwhile, to the next search for instance, is left alone.
    if (isFocusLost(list.ownerDocument)) {
      if (row) {
        row.tabIndex = -1;
        row.focus();
      } else focusFound();
    }
    onDone();
  });
  return null;
}

/** A shadow root alone would not know of a focus outside of it. */
function isFocusLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body;
}

/** The row that follows those that are gone, else the one before them. */
export function rowAfter(keys: readonly RowKey[], gone: readonly RowKey[]): RowKey | undefined {
  const last = keys.findLastIndex((key) => gone.includes(key));
  const isLeft = (key: RowKey) => !gone.includes(key);
  return keys.slice(last + 1).find(isLeft) ?? keys.slice(0, last).findLast(isLeft);
}
