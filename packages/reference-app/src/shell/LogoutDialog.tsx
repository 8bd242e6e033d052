import { Button, Dialog } from '@udongo/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { countUnsentWork, useUnsent } from '../services/useUnsent.ts';

/**
 * Asks who logs out while bookings, collections or receipts wait: they are sent at the next login. Bookings can also be taken off this
 * phone.
 */
export function LogoutDialog() {
  const t = useText();
  const { leaving, queueOf } = useServices();
  const user = useUser();
  const unsent = useUnsent();
  const leave = useSyncExternalStore(leaving.subscribe, leaving.get, leaving.get);
  if (!leave || !user) return null;
  const work = countUnsentWork(user.id);
  const close = () => leaving.set(null);
  const logOut = () => {
    close();
    leave();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={
        unsent > 0 ? t('waiting.logOutTitle', { count: unsent }) : t('waiting.workTitle', { count: work })
      }
      description={t('waiting.logOutHint', { count: unsent || work, name: user.name })}
      footer={
        <>
          {unsent > 0 && (
            <Button
              variant="danger"
              onClick={() => {
                queueOf(user).clear();
                logOut();
              }}
            >
              {t('waiting.logOutAndClear')}
            </Button>
          )}
          <Button onClick={close}>{t('waiting.stay')}</Button>
          <Button variant="primary" data-autofocus onClick={logOut}>
            {t('waiting.logOut')}
          </Button>
        </>
      }
    />
  );
}
