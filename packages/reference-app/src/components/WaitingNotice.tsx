import { ApiError } from '@udongo/sdk';
import { Alert, createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';
import { Link, useLocation } from 'react-router';
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
      one: '{count} booking is safe on this device. We send it as soon as you have logged in.',
      other: '{count} bookings are safe on this device. We send them as soon as you have logged in.',
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

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/**
 * Says that bookings wait to be sent, and first that some need the person. On a page that did not load it says that they wait for
 * the login.
 */
export default function WaitingNotice({ error }: { error?: unknown }) {
  const t = translators[useLocale()];
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
