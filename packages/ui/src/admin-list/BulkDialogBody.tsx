import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Dialog } from '../primitives/index.ts';
import { useMessages, useNotify } from '../provider/index.ts';
import { actOnRows, type RowsOutcome } from './actOnRows.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import { useFailureText } from './useFailureText.ts';

/** The modal of an action on several rows. */
export function BulkDialogBody<Row>({
  rows,
  rowKey,
  rowName,
  onClose,
  onFinish,
  title,
  start,
  variant = 'primary',
  act,
  isReady,
  progress,
  failed,
  done: doneMessage,
  children,
}: BulkDialogProps<Row>) {
  const t = useMessages(adminListTexts);
  const failureText = useFailureText();
  const notify = useNotify();
  const [taken, setTaken] = useState<number>();
  const [outcome, setOutcome] = useState<RowsOutcome<Row>>();
  const controller = useRef<AbortController>(undefined);
  const stopped = useRef(false);
  useEffect(() => () => controller.current?.abort(), []);

  const count = rows.length;
  const pending = taken !== undefined && !outcome;
  const run = async () => {
    if (isReady && !isReady()) return;
    controller.current = new AbortController();
    setTaken(0);
    const result = await actOnRows(rows, act, {
      signal: controller.current.signal,
      isStopped: () => stopped.current,
      onProgress: setTaken,
    });
    const [failure] = result.failed;
    if (!failure) {
      notify({ tone: 'success', message: doneMessage });
      onFinish(result.done);
    } else if (count === 1) {
      notify({ tone: 'error', message: failureText(failure.error, true) });
      onFinish(result.done);
    } else setOutcome(result);
  };
  const close = () => {
    if (outcome) onFinish(outcome.done);
    else if (pending) stopped.current = true;
    else onClose();
  };

  return (
    <Dialog
      open
      size="small"
      onOpenChange={close}
      title={title}
      footer={
        outcome ? (
          <Button key="close" onClick={close} autoFocus>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close} disabled={pending && count === 1} data-autofocus="">
              {pending && count > 1 ? t('adminList.stop') : t('common.cancel')}
            </Button>
            <Button variant={variant} pending={pending} onClick={run}>
              {start}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <Alert tone="error" title={failed(outcome.done.length, count)}>
          <ul className="udongo-admin-list__failures">
            {outcome.failed.map(({ row, error }) => (
              <li key={rowKey(row)}>
                <b>{rowName(row)}</b>: {error === null ? t('adminList.notTried') : failureText(error, true)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <>
          {children}
          {pending && count > 1 && (
            <div className="udongo-admin-list__removing" role="status">
              <progress max={count} value={taken} aria-label={title} />
              {progress(taken, count)}
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
