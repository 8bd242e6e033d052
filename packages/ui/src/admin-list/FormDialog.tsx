import { type ReactNode, useRef, useState } from 'react';
import { Alert, Button, Dialog } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import type { AdminListProps } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';

interface FormDialogProps {
  title: string;
  size: AdminListProps<unknown>['formSize'];
  onClose: () => void;
  children: ReactNode;
}

/** The modal of a form. It asks before it closes if something was typed. */
export function FormDialog({ title, size = 'medium', onClose, children }: FormDialogProps) {
  const t = useMessages(adminListTexts);
  const isTyped = useRef(false);
  const [asks, setAsks] = useState(false);
  return (
    <Dialog
      open
      size={size}
      title={title}
      onOpenChange={() => (isTyped.current ? setAsks(true) : onClose())}
      {...(asks && {
        footer: (
          <Alert tone="warning">
            <p className="udongo-admin-list__unsaved">{t('adminList.unsaved')}</p>
            <Button onClick={() => setAsks(false)}>{t('adminList.keepEditing')}</Button>{' '}
            <Button variant="danger" onClick={onClose}>
              {t('adminList.discard')}
            </Button>
          </Alert>
        ),
      })}
    >
      <div
        onInput={() => {
          isTyped.current = true;
        }}
      >
        {children}
      </div>
    </Dialog>
  );
}
