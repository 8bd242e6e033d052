import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createSlots } from '../lib/slots.ts';
import { useEvent } from '../lib/useEvent.ts';
import { useOnDemand } from '../lib/useOnDemand.ts';
import type { AdminListProps, AdminListSlots } from './AdminListProps.ts';
import { ListContext, type ListContextValue } from './ListContext.ts';
import type { ListDialog, ListParts } from './ListParts.ts';
import { chooseColumns, createListSettings, noSettings } from './listSettings.ts';
import { loadParts } from './loadParts.ts';
import { useSelection } from './selection.ts';
import { useAdminListStore } from './useAdminListStore.ts';

export interface AdminListRootProps<Row> extends AdminListProps<Row> {
  /** The parts of the list, with elements of your own beside and between them. */
  children?: ReactNode;
}

/** The list around its parts: its state, its modals, and the element whose width decides the layout. */
export function AdminListRoot<Row>({ children, ...props }: AdminListRootProps<Row>) {
  const { title, columns, actions, bulkActions = noBulkActions, permissions, form, formLink, empty } = props;
  const { as, classNames, render, rootProps } = props;
  const root = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<ListDialog<Row>>();
  const loaded = useOnDemand(loadParts, true);
  const [settings] = useState(() => createListSettings(props.name, props.viewStorage));
  const { layout } = useSyncExternalStore(settings.subscribe, settings.get, () => noSettings);
  const { store, queryOf } = useAdminListStore(props, settings);

  const naming = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  const hasForm = Boolean(form ?? formLink);
  const rowKey = useEvent(props.rowKey);
  const rowName = useEvent((row: Row) => props.rowName?.(row) ?? String(naming?.value(row) ?? rowKey(row)));
  const selection = useSelection(store, rowKey);
  const mayUpdate = useEvent((row: Row) => hasForm && isAllowed(permissions?.update, row));
  const mayRemove = useEvent((row: Row) => Boolean(props.remove) && isAllowed(permissions?.remove, row));
  const maySelect = useEvent((row: Row) => Boolean(props.bulkActions?.length) || mayRemove(row));
  const shownQuery = useEvent(() => queryOf(store.getSnapshot().applied));
  const slot = useMemo(
    () => createSlots<AdminListSlots, object>('admin-list', {}, { classNames, render, rootProps }),
    [classNames, render, rootProps],
  );
  const parts = useMemo<ListParts<Row>>(
    () => ({
      ...{
        store,
        settings,
        selection,
        card,
        slot,
        rowKey,
        rowName,
        mayUpdate,
        mayRemove,
        maySelect,
        as,
      },
      open: setDialog,
      focusFound: () => root.current?.querySelector<HTMLElement>('[data-found]')?.focus(),
    }),
    [store, settings, selection, slot, rowKey, rowName, mayUpdate, mayRemove, maySelect, as],
  );

  const canRemove = Boolean(props.remove) && permissions?.remove !== false;
  const canUpdate = hasForm && permissions?.update !== false;
  const table = useMemo(
    () => ({
      columns: chooseColumns(columns, layout).filter(({ fileOnly }) => !fileOnly),
      layout: props.name === undefined ? undefined : layout,
      ...{ title, actions, formLink, empty },
      selectable: props.selectable ?? (canRemove || bulkActions.length > 0),
      hasActions: canRemove || canUpdate || Boolean(actions?.length),
      bulkActions,
    }),
    [
      title,
      columns,
      layout,
      props.name,
      actions,
      formLink,
      empty,
      bulkActions,
      props.selectable,
      canRemove,
      canUpdate,
    ],
  );

  const context: ListContextValue<Row> = { parts, table, list: props, shownQuery, loaded };
  return slot(
    'root',
    <div ref={root} data-density={layout.density}>
      <ListContext.Provider value={context}>{children}</ListContext.Provider>
      {loaded && (
        <loaded.ListDialogs {...props} {...{ parts, root, dialog }} onClose={() => setDialog(undefined)} />
      )}
    </div>,
  );
}

const noBulkActions: readonly never[] = [];

function isAllowed<Row>(permission: boolean | ((row: Row) => boolean) | undefined, row: Row) {
  return typeof permission === 'function' ? permission(row) : permission !== false;
}
