import { Button, commonMessages, Dialog, useMessages } from '@udongo/ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useServices } from '../services/ServicesContext.ts';

const texts = { common: commonMessages };

interface ActionDialogProps {
  title: string;
  description?: string | undefined;
  /** Label of the button that acts. */
  submit: string;
  /** Default 'primary'. */
  variant?: 'primary' | 'danger';
  /** Label of the button that closes. Default: Cancel. */
  cancel?: string;
  /** The focus starts at Cancel: for a question without fields. Default false. */
  isQuestion?: boolean;
  /** Does it, then closes or shows the next step; null where something is missing. A failure is reported, and the dialog stays open, as where `onClose` is not called. */
  act: () => Promise<unknown> | null;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before one thing is done, and stays open until it is done. */
export function ActionDialog({
  title,
  description,
  submit,
  variant = 'primary',
  cancel,
  isQuestion = false,
  act,
  onClose,
  children,
}: ActionDialogProps) {
  const ui = useMessages(texts);
  const { failures } = useServices();
  const [pending, setPending] = useState(false);
  const start = async () => {
    const work = act();
    if (!work) return;
    setPending(true);
    try {
      await work;
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  /** Drops the second press of a double one beside the dialog: it was meant for what opened the dialog. */
  const dropSecondPress = (event: MouseEvent) => {
    if (event.target === event.currentTarget && event.detail > 1) event.stopPropagation();
  };
  /** In a line of text that is in no form, Enter acts like the button. */
  const pressEnter = (event: KeyboardEvent) => {
    const { target } = event;
    const isLine = target instanceof HTMLInputElement && !target.form && !/checkbox|radio/.test(target.type);
    if (event.key !== 'Enter' || !isLine || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!pending) void start();
  };
  return (
    <Dialog
      open
      size="small"
      onOpenChange={() => !pending && onClose()}
      rootProps={{ onKeyDown: pressEnter, onMouseDownCapture: dropSecondPress }}
      title={title}
      description={description}
      footer={
        <div className="app-actions">
          <Button onClick={onClose} disabled={pending} {...(isQuestion && { 'data-autofocus': '' })}>
            {cancel ?? ui('common.cancel')}
          </Button>
          <Button variant={variant} pending={pending} onClick={() => void start()}>
            {submit}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
