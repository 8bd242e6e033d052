import { useRef } from 'react';
import { type Notification, useDismiss, useNotify } from '../provider/index.ts';

/** Notifies of failures, one at a time: `overtake` dismisses the last one when the person has handled it. */
export function useFailureNotification() {
  const notify = useNotify();
  const dismiss = useDismiss();
  const shown = useRef<unknown>(null);
  return {
    notifyFailure: (notification: Notification) => {
      shown.current = notify(notification);
    },
    overtake: () => {
      if (/string|number/.test(typeof shown.current)) dismiss(shown.current as string | number);
      shown.current = null;
    },
  };
}
