import { useSyncExternalStore } from 'react';
import { Checkbox } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListParts } from './ListParts.ts';
import { useStoreValue } from './useAdminListStore.ts';

/** The checkbox of one row; only this checkbox renders when it is toggled. */
export function SelectRow<Row>({ parts, row }: { parts: ListParts<Row>; row: Row }) {
  const t = useMessages(adminListTexts);
  const { selection, rowKey, rowName } = parts;
  const key = rowKey(row);
  const isSelected = () => selection.getSnapshot().has(key);
  const selected = useSyncExternalStore(selection.subscribe, isSelected, isSelected);
  return (
    <Checkbox
      label={<span className="udongo-hidden">{t('adminList.selectOne', { name: rowName(row) })}</span>}
      checked={selected}
      onChange={(event) => selection.set([key], event.target.checked)}
    />
  );
}

/** The checkbox of all rows of the page: mixed while some are selected. */
export function SelectPage<Row>({
  parts,
  showLabel = false,
}: {
  parts: ListParts<Row>;
  showLabel?: boolean;
}) {
  const t = useMessages(adminListTexts);
  const { store, selection, rowKey, maySelect } = parts;
  const rows = useStoreValue(store, ({ page }) => page?.results);
  const isMore = useStoreValue(store, ({ applied }) => applied.more !== undefined);
  const count = useSyncExternalStore(
    selection.subscribe,
    () => selection.getSnapshot().size,
    () => 0,
  );
  const isWrong = useStoreValue(store, ({ ignored }) => ignored.filters.length > 0);
  // An empty list has nothing to select, and wrong rows must not be selected.
  if (isWrong || rows?.length === 0) return <span className="udongo-hidden">{t('adminList.select')}</span>;
  const keys = (rows ?? []).filter(maySelect).map(rowKey);
  const label = t(isMore ? 'adminList.selectShown' : 'adminList.selectPage');
  return (
    <Checkbox
      label={showLabel ? label : <span className="udongo-hidden">{label}</span>}
      checked={keys.length > 0 && count === keys.length}
      disabled={keys.length === 0}
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && count < keys.length;
      }}
      onChange={(event) => selection.set(keys, event.target.checked)}
    />
  );
}
