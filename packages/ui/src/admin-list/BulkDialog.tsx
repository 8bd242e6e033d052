import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isNotOffered, readErrorMessage } from '../lib/errors.ts';
import { useServerText } from '../lib/useServerText.ts';
import { Alert, Button, type ButtonState, Dialog } from '../primitives/index.ts';
import { useMessages, useNotify } from '../provider/index.ts';
import { type ActOnRow, type AdminListBulkProps, actOnRows, type RowsOutcome } from './actOnRows.ts';
import { adminListTexts } from './adminListTexts.ts';

export interface BulkDialogProps<Row> extends AdminListBulkProps<Row> {
  /** The heading of the dialog. */
  title: string;
  /** The text of the button that starts. */
  start: string;
  /** The look of the button that starts. Default 'primary'. */
  variant?: ButtonState['variant'];
  /** Acts on one row; rows are handled one after the other. A rejection is shown with the row's name. */
  act: ActOnRow<Row>;
  /**
   * Called before the first row: false keeps the dialog open, such as for a missing reason. Default: always
   * true.
   */
  isReady?: () => boolean;
  /** The text during the action: 'Deleting 2 of 5'. */
  progress: (done: number, count: number) => string;
  /** The title above the rows for which the action failed. */
  failed: (done: number, count: number) => string;
  /** The notification after the last row. */
  done: string;
  /** The question, and further fields to fill in. */
  children: ReactNode;
}

/**
 * Asks for confirmation, handles one row after the other with a progress bar and a stop button, and lists by
 * name each row for which the action failed.
 */
export function BulkDialog<Row>({
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
  const say = useServerText();
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
      notify({ tone: 'error', message: reasonOf(failure.error) });
      onFinish(result.done);
    } else setOutcome(result);
  };
  const reasonOf = (error: unknown) =>
    isNotOffered(error, true)
      ? t('failure.notOffered')
      : say(readErrorMessage(error, t('failure.unknownError')));
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
                <b>{rowName(row)}</b>: {error === null ? t('adminList.notTried') : reasonOf(error)}
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
