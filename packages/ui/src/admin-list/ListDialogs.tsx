import { type RefObject, useState } from 'react';
import { useMessages } from '../provider/index.ts';
import type { AdminListProps } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { ListDialog, ListParts } from './ListParts.ts';
import { RowFocus, rowAfter } from './RowFocus.tsx';
import type { RowKey } from './selection.ts';

interface ListDialogsProps<Row>
  extends Pick<AdminListProps<Row>, 'form' | 'formSize' | 'addTitle' | 'remove'> {
  parts: ListParts<Row>;
  /** The list's outermost element. */
  root: RefObject<HTMLElement | null>;
  dialog: ListDialog<Row> | undefined;
  onClose: () => void;
}

/** The open modal of a list, and the focus after rows were deleted. */
export function ListDialogs<Row>({ parts, root, dialog, onClose, ...props }: ListDialogsProps<Row>) {
  const { form, formSize, remove } = props;
  const { store, selection, rowKey, rowName } = parts;
  const t = useMessages(adminListTexts);
  const [rowToFocus, setRowToFocus] = useState<{ key: RowKey | undefined }>();

  const finishBulk = (done: readonly Row[]) => {
    selection.set(done.map(rowKey), false);
    store.refresh();
    onClose();
  };
  const finishDelete = (gone: readonly Row[]) => {
    const rows = store.getSnapshot().page?.results ?? [];
    const keys = gone.map(rowKey);
    if (keys.length > 0) setRowToFocus({ key: rowAfter(rows.map(rowKey), keys) });
    store.removeRows((row) => keys.includes(rowKey(row)));
    onClose();
  };

  return (
    <>
      <RowFocus parts={parts} root={root} request={rowToFocus} onDone={() => setRowToFocus(undefined)} />
      {dialog?.kind === 'form' && form && (
        <FormDialog
          title={
            dialog.record
              ? t('adminList.updateOne', { name: rowName(dialog.record) })
              : (props.addTitle ?? t('adminList.addNew'))
          }
          size={formSize}
          onClose={onClose}
        >
          {form({
            record: dialog.record,
            onCancel: onClose,
            onSaved: () => {
              onClose();
              store.refresh();
            },
          })}
        </FormDialog>
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          {...{ rowKey, rowName, rows: dialog.rows, onClose }}
          remove={async (row, options) => remove?.(rowKey(row), options)}
          onFinish={finishDelete}
        />
      )}
      {dialog?.kind === 'bulk' &&
        dialog.action.dialog({ rowKey, rowName, rows: dialog.rows, onClose, onFinish: finishBulk })}
    </>
  );
}
