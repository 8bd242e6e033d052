import { ApiError } from '@udongo/sdk';
import { Alert, type TranslationOf } from '@udongo/ui';
import { Link, useLocation } from 'react-router';
import { createTexts } from '../messages/createTexts.ts';
import { useUnsentBookings } from '../services/useUnsent.ts';

const en = {
  waiting: {
    notice: {
      one: '{count} booking waits on this device to be sent.',
      other: '{count} bookings wait on this device to be sent.',
    },
    needsYou: {
      one: '{count} booking needs you: it was not accepted.',
      other: '{count} bookings need you: they were not accepted.',
    },
    see: 'See these bookings',
    login: {
      one: "{count} booking is safe on this device. We'll send it as soon as you log in.",
      other: "{count} bookings are safe on this device. We'll send them as soon as you log in.",
    },
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  waiting: {
    notice: {
      one: 'Miadi {count} inasubiri kutumwa kwenye kifaa hiki.',
      other: 'Miadi {count} inasubiri kutumwa kwenye kifaa hiki.',
    },
    needsYou: {
      one: 'Miadi {count} inakuhitaji: haikukubaliwa.',
      other: 'Miadi {count} inakuhitaji: haikukubaliwa.',
    },
    see: 'Angalia miadi hii',
    login: {
      one: 'Miadi {count} iko salama kwenye kifaa hiki. Tutaituma mara tu utakapoingia.',
      other: 'Miadi {count} iko salama kwenye kifaa hiki. Tutaituma mara tu utakapoingia.',
    },
  },
};

const useNoticeText = createTexts(en, sw);

/**
 * Says that bookings wait to be sent, and first that some need the person. On a page that did not load it says that they wait for
 * the login.
 */
export default function WaitingNotice({ error }: { error?: unknown }) {
  const t = useNoticeText();
  const unsent = useUnsentBookings();
  const { pathname } = useLocation();
  if (unsent.length === 0) return null;
  const refused = unsent.filter(({ status }) => status === 'attention').length;
  const waiting = unsent.length - refused;
  const needsLogin = error instanceof ApiError && error.status === 401;
  return (
    <div className="app-offline">
      <Alert tone="warning">
        {refused > 0 && <strong>{t('waiting.needsYou', { count: refused })} </strong>}
        {waiting > 0 && t(needsLogin ? 'waiting.login' : 'waiting.notice', { count: waiting })}{' '}
        {pathname !== '/book' && <Link to="/book">{t('waiting.see')}</Link>}
      </Alert>
    </div>
  );
}
