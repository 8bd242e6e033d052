import type { ChangeEvent } from 'react';
import type { AdminListSnapshot } from './adminListStore.ts';
import type { AdminListTranslate } from './adminListTexts.ts';
import type { ListParts } from './ListParts.ts';

/** The selection of a list, and how its rows are named and told apart. */
export interface SelectionParts<Row>
  extends Pick<ListParts<Row>, 'store' | 'selection' | 'rowName' | 'maySelect'> {
  rowKey: (row: Row) => unknown;
}

/** A checkbox of the selection. `ref` sets `indeterminate`, which has no attribute. */
export interface SelectionCheckbox {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  ref?: (input: HTMLInputElement | null) => void;
}

/** The checkbox of one row. */
export function toRowCheckbox<Row>(
  { selection, rowKey, rowName }: SelectionParts<Row>,
  row: Row,
  t: AdminListTranslate,
): SelectionCheckbox {
  const key = rowKey(row);
  return {
    label: t('adminList.selectOne', { name: rowName(row) }),
    checked: selection.getSnapshot().has(key),
    onChange: ({ target }) => selection.set([key], target.checked),
  };
}

/** The checkbox of all rows of the page: mixed while some are selected, disabled if there is nothing to select. */
export function toPageCheckbox<Row>(
  { selection, rowKey, maySelect }: SelectionParts<Row>,
  { page, applied, ignored }: AdminListSnapshot<Row>,
  t: AdminListTranslate,
): SelectionCheckbox {
  // Wrong rows must not be selected.
  const keys = ignored.filters[0] ? [] : (page?.results ?? []).filter(maySelect).map(rowKey);
  const { size } = selection.getSnapshot();
  return {
    label: t(applied.more === undefined ? 'adminList.selectPage' : 'adminList.selectShown'),
    checked: size > 0 && size === keys.length,
    disabled: keys.length === 0,
    ref: (input) => {
      if (input) input.indeterminate = size > 0 && size < keys.length;
    },
    onChange: ({ target }) => selection.set(keys, target.checked),
  };
}
