import { useEffect, useRef, useState } from 'react';
import { isNotOffered, readErrorMessage } from '../lib/errors.ts';
import { Alert, Button, Dialog } from '../primitives/index.ts';
import { useMessages, useNotify } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListParts } from './ListParts.ts';
import { type Removal, type RemoveRow, removeRows } from './removeRows.ts';
import type { RowKey } from './selection.ts';

interface DeleteDialogProps<Row> {
  rows: readonly Row[];
  parts: ListParts<Row>;
  remove: RemoveRow;
  onClose: () => void;
  /** Called once with what is gone, when the person has seen what is not. */
  onFinish: (gone: readonly RowKey[]) => void;
}

/** Asks, deletes one row after the other, and says honestly which ones are still there. */
export function DeleteDialog<Row>({ rows, parts, remove, onClose, onFinish }: DeleteDialogProps<Row>) {
  const t = useMessages(adminListTexts);
  const notify = useNotify();
  const { rowKey, rowName } = parts;
  const [done, setDone] = useState<number>();
  const [removal, setRemoval] = useState<Removal>();
  const controller = useRef<AbortController>(undefined);
  const stopped = useRef(false);
  useEffect(() => () => controller.current?.abort(), []);

  const count = rows.length;
  const pending = done !== undefined && !removal;
  const start = async () => {
    controller.current = new AbortController();
    setDone(0);
    const result = await removeRows(rows.map(rowKey), remove, {
      signal: controller.current.signal,
      isStopped: () => stopped.current,
      onProgress: setDone,
    });
    const [failure] = result.failed;
    if (!failure) {
      notify({ tone: 'success', message: t('adminList.deleted') });
      onFinish(result.gone);
    } else if (count === 1) {
      notify({ tone: 'error', message: reasonOf(failure.error) });
      onFinish(result.gone);
    } else setRemoval(result);
  };

  const reasonOf = (error: unknown) =>
    isNotOffered(error, true) ? t('common.notOffered') : readErrorMessage(error, t('common.unknownError'));

  const close = () => {
    if (removal) onFinish(removal.gone);
    else if (pending) stopped.current = true;
    else onClose();
  };
  const nameOf = (key: RowKey) => {
    const row = rows.find((one) => rowKey(one) === key);
    return row === undefined ? String(key) : rowName(row);
  };

  const [only] = rows;
  return (
    <Dialog
      open
      size="small"
      onOpenChange={close}
      title={
        count === 1 && only !== undefined
          ? t('adminList.deleteOne', { name: rowName(only) })
          : t('adminList.deleteTitle', { count })
      }
      footer={
        removal ? (
          <Button key="close" onClick={close} autoFocus>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close} disabled={pending && count === 1} data-autofocus="">
              {pending && count > 1 ? t('adminList.stop') : t('common.cancel')}
            </Button>
            <Button variant="danger" pending={pending} onClick={start}>
              {t('adminList.delete')}
            </Button>
          </>
        )
      }
    >
      {removal ? (
        <Alert tone="error" title={t('adminList.deletedSome', { done: removal.gone.length, count })}>
          <ul className="udongo-admin-list__failures">
            {removal.failed.map(({ key, error }) => (
              <li key={key}>
                <b>{nameOf(key)}</b>: {error === null ? t('adminList.notTried') : reasonOf(error)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <>
          <p className="udongo-admin-list__ask">{t('adminList.deleteAsk', { count })}</p>
          {pending && count > 1 && (
            <div className="udongo-admin-list__removing" role="status">
              <progress max={count} value={done} aria-label={t('adminList.deleteTitle', { count })} />
              {t('adminList.deleting', { done, count })}
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
