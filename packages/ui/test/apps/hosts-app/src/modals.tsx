import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Dialog as MuiDialog } from '@mui/material';
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Modal } from 'react-aria-components';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal of each library, as its first example draws it. */
export const modals: Record<string, (props: ModalProps) => ReactNode> = {
  radix: ({ open, onClose, children }) => (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay />
        <Radix.Content aria-describedby={undefined}>
          <Radix.Title>Host</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  ),
  mui: ({ open, onClose, children }) => (
    <MuiDialog
      open={open}
      onClose={onClose}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': 'Host' } }}
    >
      {children}
    </MuiDialog>
  ),
  aria: ({ open, onClose, children }) => (
    <Modal isOpen={open} onOpenChange={(next) => next || onClose()} isDismissable>
      <AriaDialog aria-label="Host">{children}</AriaDialog>
    </Modal>
  ),
  base: ({ open, onClose, children }) => (
    <BaseDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop />
        <BaseDialog.Popup aria-label="Host" style={{ position: 'fixed', inset: 40, background: 'white' }}>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  ),
  native: ({ open, onClose, children }) => {
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => {
      if (open) dialog.current?.showModal();
      else dialog.current?.close();
    }, [open]);
    return (
      <dialog ref={dialog} aria-label="Host" onClose={onClose}>
        {open && children}
      </dialog>
    );
  },
};
