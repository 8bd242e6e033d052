import type { Toast, Toaster as ToastStore } from '@udongo/sdk';
import { Button, Toaster } from '@udongo/ui';
import { useMemo } from 'react';

/** The toasts of the app, with the button of those that have an action. */
export function Toasts({ toaster }: { toaster: ToastStore }) {
  const store = useMemo(() => withButtons(toaster), [toaster]);
  return <Toaster store={store} />;
}

function withButtons(toaster: ToastStore) {
  const draw = ({ action, ...toast }: Toast) => {
    if (!action) return toast;
    const press = () => {
      toaster.dismiss(toast.id);
      action.act();
    };
    const button = (
      <Button size="small" variant="quiet" onClick={press}>
        {action.label}
      </Button>
    );
    return {
      ...toast,
      message: (
        <>
          {toast.message} {button}
        </>
      ),
    };
  };
  let [seen, shown] = [toaster.getSnapshot(), toaster.getSnapshot().map(draw)];
  return {
    ...toaster,
    /** The same array until something changes. */
    getSnapshot: () => {
      const now = toaster.getSnapshot();
      if (now !== seen) [seen, shown] = [now, now.map(draw)];
      return shown;
    },
  };
}
