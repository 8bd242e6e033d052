import { Button, Dialog, type TranslationOf } from '@udongo/ui';
import { useSyncExternalStore } from 'react';
import { createTexts } from '../messages/createTexts.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { countKept, countUnsentWork, useUnsent } from '../services/useUnsent.ts';

const en = {
  logout: {
    logOutTitle: { one: '{count} booking is not sent yet', other: '{count} bookings are not sent yet' },
    workTitle: { one: '{count} change is not sent yet', other: '{count} changes are not sent yet' },
    logOutHint: {
      one: 'It is kept on this device and sent when you log in here again, {name}. Nobody else can open it in the app.',
      other:
        'They are kept on this device and sent when you log in here again, {name}. Nobody else can open them in the app.',
    },
    logOut: 'Log out and keep',
    logOutAndClear: 'Log out and delete',
    stay: 'Stay logged in',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  logout: {
    logOutTitle: { one: 'Miadi {count} bado haijatumwa', other: 'Miadi {count} bado haijatumwa' },
    workTitle: { one: 'Badiliko {count} bado halijatumwa', other: 'Mabadiliko {count} bado hayajatumwa' },
    logOutHint: {
      one: 'Inabaki kwenye kifaa hiki na itatumwa ukiingia hapa tena, {name}. Hakuna mwingine anayeweza kuifungua kwenye programu.',
      other:
        'Inabaki kwenye kifaa hiki na itatumwa ukiingia hapa tena, {name}. Hakuna mwingine anayeweza kuifungua kwenye programu.',
    },
    logOut: 'Toka na uiache',
    logOutAndClear: 'Toka na uifute',
    stay: 'Usitoke',
  },
};

const useLogoutText = createTexts(en, sw);

/**
 * Asks who logs out while bookings, collections, receipts or measurements wait: they are sent at the next login. Bookings, new and
 * changed, can also be taken off this phone.
 */
export default function LogoutDialog() {
  const t = useLogoutText();
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
      title={unsent > 0 ? t('logout.logOutTitle', { count: unsent }) : t('logout.workTitle', { count: work })}
      description={t('logout.logOutHint', { count: unsent || work, name: user.name })}
      footer={
        <>
          {(unsent > 0 || countKept('edit', user.id) > 0) && (
            <Button
              variant="danger"
              onClick={() => {
                queueOf(user).clear();
                logOut();
              }}
            >
              {t('logout.logOutAndClear')}
            </Button>
          )}
          <Button onClick={close}>{t('logout.stay')}</Button>
          <Button variant="primary" data-autofocus onClick={logOut}>
            {t('logout.logOut')}
          </Button>
        </>
      }
    />
  );
}
