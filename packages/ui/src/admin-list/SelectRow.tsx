import { useSyncExternalStore } from 'react';
import { Checkbox } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListParts } from './ListParts.ts';
import { toPageCheckbox, toRowCheckbox } from './selectionProps.ts';
import { useStoreValue } from './useAdminListStore.ts';

/** The checkbox of one row; only this checkbox renders when it is toggled. */
export function SelectRow<Row>({ parts, row }: { parts: ListParts<Row>; row: Row }) {
  const t = useMessages(adminListTexts);
  const { selection, rowKey } = parts;
  const isSelected = () => selection.getSnapshot().has(rowKey(row));
  useSyncExternalStore(selection.subscribe, isSelected, isSelected);
  const { label, ...props } = toRowCheckbox(parts, row, t);
  return <Checkbox label={<span className="udongo-hidden">{label}</span>} {...props} />;
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
  const { store, selection } = parts;
  const state = useStoreValue(store, (snapshot) => snapshot);
  useSyncExternalStore(selection.subscribe, selection.getSnapshot, selection.getSnapshot);
  const { label, ...props } = toPageCheckbox(parts, state, t);
  if (props.disabled && state.page) return <span className="udongo-hidden">{t('adminList.select')}</span>;
  return (
    <Checkbox label={<span className={showLabel ? undefined : 'udongo-hidden'}>{label}</span>} {...props} />
  );
}
