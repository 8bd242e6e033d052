import { Button, Dialog } from '@udongo/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { useUnsent } from './useUnsent.ts';

/** Asks who logs out while bookings wait: they are sent at the next login, or taken off this phone. */
export function LogoutDialog() {
  const t = useText();
  const { leaving, queueOf } = useServices();
  const user = useUser();
  const unsent = useUnsent();
  const leave = useSyncExternalStore(leaving.subscribe, leaving.get, leaving.get);
  if (!leave || !user) return null;
  const close = () => leaving.set(null);
  const logOut = () => {
    close();
    leave();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('waiting.logOutTitle', { count: unsent })}
      description={t('waiting.logOutHint', { count: unsent, name: user.name })}
      footer={
        <>
          <Button
            variant="danger"
            onClick={() => {
              queueOf(user).clear();
              logOut();
            }}
          >
            {t('waiting.logOutAndClear')}
          </Button>
          <Button onClick={close}>{t('waiting.stay')}</Button>
          <Button variant="primary" data-autofocus onClick={logOut}>
            {t('waiting.logOut')}
          </Button>
        </>
      }
    />
  );
}
