import { useMemo, useRef, useState } from 'react';
import { createSlots } from '../lib/slots.ts';
import { useEvent } from '../lib/useEvent.ts';
import { Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import type { AdminListProps, AdminListSlots } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ExportProgressBar } from './ExportProgressBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterSummary } from './FilterSummary.tsx';
import { FormDialog } from './FormDialog.tsx';
import { IgnoredNotice } from './IgnoredNotice.tsx';
import type { ListDialog, ListParts } from './ListParts.ts';
import { ListRows } from './ListRows.tsx';
import { RowFocus, rowAfter } from './RowFocus.tsx';
import { createSelection, type RowKey } from './selection.ts';
import { useAdminListStore, useStoreValue } from './useAdminList.ts';
import { useExport } from './useExport.ts';

/**
 * A list of records to manage: filters, sorting, pages, modals that add, update and delete, selection,
 * export. It knows no resource: everything comes as props, `Row` is inferred. Below 768 px of its own width
 * rows are cards, and filters a sheet.
 * Source: specification section 2, "Generic admin list screen".
 */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const {
    title,
    headingLevel = 1,
    columns,
    filters = [],
    actions,
    bulkActions = noBulkActions,
    permissions,
    form,
    formLink,
    empty,
  } = props;
  const { as, classNames, render, rootProps } = props;
  const t = useMessages(adminListTexts);
  const root = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<ListDialog<Row>>();
  const [rowToFocus, setRowToFocus] = useState<{ key: RowKey | undefined }>();
  const [selection] = useState(createSelection);
  const { store, queryOf } = useAdminListStore(props);

  const naming = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  const hasForm = Boolean(form ?? formLink);
  const rowKey = useEvent(props.rowKey);
  const rowName = useEvent((row: Row) => props.rowName?.(row) ?? String(naming?.value(row) ?? rowKey(row)));
  const mayUpdate = useEvent((row: Row) => hasForm && isAllowed(permissions?.update, row));
  const mayRemove = useEvent((row: Row) => Boolean(props.remove) && isAllowed(permissions?.remove, row));
  const maySelect = useEvent((row: Row) => Boolean(props.bulkActions?.length) || mayRemove(row));
  const slot = useMemo(
    () => createSlots<AdminListSlots, object>('admin-list', {}, { classNames, render, rootProps }),
    [classNames, render, rootProps],
  );
  const parts = useMemo<ListParts<Row>>(
    () => ({
      ...{ store, selection, slot, rowKey, rowName, mayUpdate, mayRemove, maySelect, as, open: setDialog },
      focusFound: () => root.current?.querySelector<HTMLElement>('[data-found]')?.focus(),
    }),
    [store, selection, slot, rowKey, rowName, mayUpdate, mayRemove, maySelect, as],
  );

  const canRemove = Boolean(props.remove) && permissions?.remove !== false;
  const canUpdate = hasForm && permissions?.update !== false;
  const table = useMemo(
    () => ({
      ...{ title, columns: columns.filter(({ fileOnly }) => !fileOnly), actions, formLink, empty },
      selectable: props.selectable ?? (canRemove || bulkActions.length > 0),
      hasActions: canRemove || canUpdate || Boolean(actions?.length),
      bulkActions,
    }),
    [title, columns, actions, formLink, empty, bulkActions, props.selectable, canRemove, canUpdate],
  );
  const download = useExport({ ...props, query: () => queryOf(store.getSnapshot().applied), store });

  const close = () => setDialog(undefined);
  const finishBulk = (done: readonly Row[]) => {
    selection.set(done.map(rowKey), false);
    store.refresh();
    close();
  };
  const finishDelete = (gone: readonly Row[]) => {
    const rows = store.getSnapshot().page?.results ?? [];
    const keys = gone.map(rowKey);
    if (keys.length > 0) setRowToFocus({ key: rowAfter(rows.map(rowKey), keys) });
    store.removeRows((row) => keys.includes(rowKey(row)));
    finishBulk(gone);
  };

  const Heading = `h${headingLevel}` as const;
  return slot(
    'root',
    <div ref={root}>
      {slot(
        'header',
        <header>
          <div className="udongo-admin-list__heading">
            {slot('title', <Heading>{title}</Heading>)}
            <Found parts={parts} />
          </div>
          {slot(
            'headerActions',
            <div>
              {filters.length === 0 && (
                <Button classNames={{ root: 'udongo-admin-list__refresh' }} onClick={store.refresh}>
                  {t('adminList.refresh')}
                </Button>
              )}
              {permissions?.export !== false && (
                <Button ref={download.button} pending={download.progress !== null} onClick={download.start}>
                  {t('adminList.export')}
                </Button>
              )}
              {permissions?.create !== false &&
                (formLink
                  ? formLink(null, {
                      className: 'udongo-button',
                      'data-variant': 'primary',
                      children: t('adminList.addNew'),
                    })
                  : form && (
                      <Button variant="primary" onClick={() => setDialog({ kind: 'form', record: null })}>
                        {t('adminList.addNew')}
                      </Button>
                    ))}
            </div>,
          )}
        </header>,
      )}
      <ExportProgressBar parts={parts} download={download} />
      <FilterBar parts={parts} filters={filters} title={title} />
      <FilterSummary parts={parts} filters={filters} columns={columns} />
      <IgnoredNotice {...{ parts, filters, columns }} defaultOrdering={props.defaultOrdering} />
      <ListRows parts={parts} table={table} limits={props.limits} />
      <RowFocus parts={parts} root={root} request={rowToFocus} onDone={() => setRowToFocus(undefined)} />
      {dialog?.kind === 'form' && form && (
        <FormDialog
          title={
            dialog.record
              ? t('adminList.updateOne', { name: rowName(dialog.record) })
              : (props.addTitle ?? t('adminList.addNew'))
          }
          size={props.formSize}
          onClose={close}
        >
          {form({
            record: dialog.record,
            onCancel: close,
            onSaved: () => {
              close();
              store.refresh();
            },
          })}
        </FormDialog>
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          {...{ rowKey, rowName, rows: dialog.rows }}
          remove={async (row, options) => props.remove?.(rowKey(row), options)}
          onClose={close}
          onFinish={finishDelete}
        />
      )}
      {dialog?.kind === 'bulk' &&
        dialog.action.dialog({ rowKey, rowName, rows: dialog.rows, onClose: close, onFinish: finishBulk })}
    </div>,
  );
}

const noBulkActions: readonly never[] = [];

function isAllowed<Row>(permission: boolean | ((row: Row) => boolean) | undefined, row: Row) {
  return typeof permission === 'function' ? permission(row) : permission !== false;
}

function Found<Row>({ parts: { store, slot } }: { parts: ListParts<Row> }) {
  const t = useMessages(adminListTexts);
  const count = useStoreValue(store, ({ page }) => page?.count);
  return slot(
    'found',
    <div role="status" tabIndex={-1} data-found="">
      {count === undefined ? null : t('adminList.found', { count })}
    </div>,
  );
}
