import { Button, useDismiss, useNotify } from '@udongo/ui';
import { useRef } from 'react';

/** Takes the failure away once the person tries again. */
export function SendButton({ send }: { send: () => Promise<void> }) {
  const [notify, dismiss] = [useNotify(), useDismiss()];
  const shown = useRef<string>(undefined);
  const press = async () => {
    if (shown.current) dismiss(shown.current);
    try {
      await send();
    } catch {
      const id = notify({
        tone: 'error',
        message: 'It was not sent. Press again.',
      });
      shown.current = typeof id === 'string' ? id : undefined;
    }
  };
  return <Button onClick={press}>Send</Button>;
}
